import type { Readable } from "node:stream";
import { fromBufferPromise } from "yauzl";

/** What a ZIP holds. */
export type ZipSize = { readonly names: readonly string[]; readonly isTooLarge: boolean };

/**
 * Unpacks a ZIP without keeping anything, so that one made to fill the memory is known before it is read.
 * @param most bytes, unpacked
 */
export async function zipSize(bytes: Uint8Array, most: number): Promise<ZipSize> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { lazyEntries: true });
  const names: string[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    if (entry.fileName.endsWith("/")) continue;
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > most) {
        stream.destroy();
        return { names, isTooLarge: true };
      }
    }
  }
  return { names, isTooLarge: false };
}
