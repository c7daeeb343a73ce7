import type { Text } from "../content-model/text.ts";

/** Returns the text in the given language, or its default. */
export function textOf(text: Text, language = "default"): string {
  if (typeof text === "string") return text;
  const texts: Record<string, string> = text;
  return texts[language] ?? text.default;
}

/** Returns the words of a text in every language that it has, the default first. */
export function everyWording(text: Text): string[] {
  return [textOf(text), ...translationsOf(text).map(([, words]) => words)];
}

/** Returns a text with its words in every language changed in one way. */
export function inEachLanguage(text: Text, change: (words: string) => string): Text {
  if (typeof text === "string") return change(text);
  const changed = Object.entries(text).map(([language, words]) => [language, change(words)]);
  return Object.fromEntries(changed) as Text;
}

/** Returns the translations of a text, each with its language. */
export function translationsOf(text: Text): (readonly [language: string, words: string])[] {
  return typeof text === "string" ? [] : Object.entries(text).filter(([language]) => language !== "default");
}
