import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** A text in the encodings that browsers read. */
export type Compressed = { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };

/** Compresses a text once, as small as it gets. */
export async function compressed(text: string): Promise<Compressed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })]);
  return { br, gzip: zipped, identity };
}
