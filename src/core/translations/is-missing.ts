import type { Text } from "../content-model/text.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";

/** Returns whether a text is to be translated. One such as "9+" reads the same in all languages. */
export const hasWords = (text: Text): boolean => /\p{L}/u.test(textOf(text));

/** Returns whether a text still lacks a language. */
export const isMissing = (text: Text, language: string): boolean =>
  hasWords(text) && !translationsOf(text).some(([code]) => code === language);
