import { WordingError } from "./wording-error.ts";

/** In bytes: no form comes near it. */
const LARGEST = 200_000;

/**
 * Returns the text of a file that somebody brought.
 * @throws WordingError when it is not UTF-8, or far too large
 */
export function textOfWording(bytes: Uint8Array): string {
  if (bytes.length > LARGEST) throw new WordingError("The file is far larger than any form. Is it the right one?");
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0);
  try {
    if (!isWide) return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Said below: bytes that are no UTF-8 are text in another encoding, or no text.
  }
  throw new WordingError("The file is not text in UTF-8. Open it in an editor and save it as UTF-8.");
}
