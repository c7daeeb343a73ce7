import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { UnreadableFile } from "#core/import/unreadable.ts";

/** A ZIP that unpacks to more than this is no questionnaire, and could be made to fill the memory. */
const MOST_FILES = 2000;
const MOST_BYTES = 20 * 1024 * 1024;

/** Returns true for bytes that begin like a ZIP. */
export const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));

/**
 * Unpacks a ZIP in memory.
 * @returns the files by their names within it
 * @throws UnreadableFile where it is damaged, encrypted, or too large unpacked
 */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    return await filesIn(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile("The ZIP is damaged and cannot be unpacked.");
  }
}

async function filesIn(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { lazyEntries: true });
  const files = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  let count = 0;
  if (zip.entryCount > MOST_FILES * 2) throw new UnreadableFile(`The ZIP holds more than ${MOST_FILES} files.`);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    if (++count > MOST_FILES) throw new UnreadableFile(`The ZIP holds more than ${MOST_FILES} files.`);
    // What a file says of its size is checked again while it is unpacked.
    left -= entry.uncompressedSize;
    if (left < 0) throw new UnreadableFile(`The ZIP unpacks to more than ${MOST_BYTES / 1024 / 1024} MB.`);
    if (entry.isEncrypted()) throw new UnreadableFile("The ZIP is locked with a password.");
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
