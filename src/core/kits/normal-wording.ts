/**
 * Returns a sentence without what printings of the same form differ in: case, spaces, punctuation, composed or
 * decomposed letters. Its SHA-256 is the fingerprint of the sentence.
 */
export function normalWording(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
