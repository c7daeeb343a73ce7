import type { Text } from "../content-model/text.ts";

/** The text in the wanted language, else its default. */
export function textOf(text: Text, language = "default"): string {
  if (typeof text === "string") return text;
  const texts: Record<string, string> = text;
  return texts[language] ?? text.default;
}

/** The languages a text is translated into, each with its words. */
export function translationsOf(text: Text): (readonly [language: string, words: string])[] {
  return typeof text === "string" ? [] : Object.entries(text).filter(([language]) => language !== "default");
}
