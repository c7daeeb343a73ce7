import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** Packs texts as the files of a ZIP. */
export async function zipOf(files: readonly { readonly name: string; readonly content: string }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
