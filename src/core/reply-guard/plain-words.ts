/** Returns a text in lower case without accents and apostrophes, with a single space for everything that is not a letter or digit, and a space at both ends. */
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

/** Returns whether a text contains one of the phrases. A `*` at the end of a word matches any ending. */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const words = plainWords(text);
  return phrases.some((phrase) => {
    const parts = phrase.split("*").map((part) => plainWords(part).trim());
    return new RegExp(`(?<= )${parts.join("\\p{L}*")}(?= )`, "u").test(words);
  });
}

/** Returns the sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/).filter((one) => one.trim() !== "");
}
