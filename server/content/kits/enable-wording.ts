import { createHash } from "node:crypto";
import type { Kit } from "#core/content-model/kit.ts";
import { compareWording } from "#core/kits/compare-wording.ts";
import { type Enabling, enableKit } from "#core/kits/enable-kit.ts";
import { fitWording } from "#core/kits/fit-wording.ts";
import { readWording } from "#core/kits/read-wording.ts";
import { WordingError } from "#core/kits/wording-error.ts";

/** In bytes: no form comes near it. */
const LARGEST = 200_000;

/**
 * Makes a scale of a kit and a wording as it was written, and says how the wording compares with the published form.
 * @throws WordingError when the wording cannot be read, or has not the lines that the kit needs
 */
export function enableWording(kit: Kit, text: string, { because, confirmed }: Pick<Enabling, "because" | "confirmed">) {
  const wordings = fitWording(kit, readWording(text));
  const compared = wordings.map((wording) => compareWording(kit, wording, sha256));
  return { ...enableKit(kit, { wordings, compared, because, confirmed }), compared };
}

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

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
