/** Lower case without accents, apostrophes dropped, all that is no letter or digit a single space; a space at both ends. */
export function plainWords(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return ` ${plain} `;
}

/** Whether words stand in a text in this order. A `*` at the end of a word lets it go on. */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const words = plainWords(text);
  return phrases.some((phrase) => {
    const parts = phrase.split("*").map((part) => plainWords(part).trim());
    return new RegExp(`(?<= )${parts.join("\\p{L}*")}(?= )`, "u").test(words);
  });
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/).filter((one) => one.trim() !== "");
}
