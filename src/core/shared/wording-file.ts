/** The largest file of a wording, in bytes: no form comes near it. */
export const LARGEST_WORDING = 200_000;

/** Returns a text that is stored as UTF-8; null for bytes that are another encoding, or no text. */
export function utf8Text(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0);
  if (isWide) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
