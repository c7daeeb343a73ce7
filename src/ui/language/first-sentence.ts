import type { Language } from "./language.ts";

/**
 * Splits a text after its first sentence. A browser that cannot find sentences gets the whole text as the first.
 * @returns the first sentence, and what follows it, empty where nothing does
 */
export function firstSentence(text: string, language: Language): readonly [first: string, rest: string] {
  if (!("Segmenter" in Intl)) return [text, ""];
  const [first] = new Intl.Segmenter(language.code, { granularity: "sentence" }).segment(text);
  const length = first?.segment.length ?? text.length;
  return [text.slice(0, length).trim(), text.slice(length).trim()];
}
