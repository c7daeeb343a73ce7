import { LARGEST_WORDING, utf8Text } from "../shared/wording-file.ts";
import { WordingError } from "./wording-error.ts";

/**
 * Returns the text of a file that somebody brought.
 * @throws WordingError when it is not UTF-8, or far too large
 */
export function textOfWording(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_WORDING)
    throw new WordingError("The file is far larger than any form. Is it the right one?");
  const text = utf8Text(bytes);
  if (text === null)
    throw new WordingError("The file is not text in UTF-8. Open it in an editor and save it as UTF-8.");
  return text;
}
