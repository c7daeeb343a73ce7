import type { Text } from "../../content-model/text.ts";
import { plainText } from "../../surveys/plain-text.ts";

/** Returns the words of a note without its markup, in each language. */
export function plainTexts(text: Text): Text {
  if (typeof text === "string") return plainText(text);
  const plain = Object.fromEntries(Object.entries(text).map(([key, words]) => [key, plainText(words)]));
  return { ...plain, default: plainText(text.default) };
}
