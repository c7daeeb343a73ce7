import { readFile, stat } from "node:fs/promises";
import type { BroughtFile } from "#core/import/reader.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { isZip, unzip } from "./unzip.ts";
import { isWorkbook, readWorkbook } from "./workbook/read-workbook.ts";

/** The largest file that is read, in bytes. */
const LARGEST = 20 * 1024 * 1024;

/**
 * Returns the bytes of a file of another tool.
 * @throws UnreadableFile
 */
export async function bytesOfFile(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST) throw tooLarge();
    return await readFile(path);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(code === "ENOENT" ? "There is no such file." : `The file cannot be read: ${code}.`);
  }
}

const tooLarge = () => new UnreadableFile(`The file has more than ${LARGEST / 1024 / 1024} MB.`);

/**
 * Makes of bytes what readers read. Text is UTF-8, UTF-16 with its mark, or else Windows-1252; of a workbook it is the
 * text of its cells, of a ZIP the text of each file in it.
 * @throws UnreadableFile
 */
export async function broughtFile(name: string, bytes: Uint8Array): Promise<BroughtFile> {
  if (bytes.length > LARGEST) throw tooLarge();
  if (bytes.length === 0) throw new UnreadableFile("The file is empty.");
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(
      "This is an old Excel file (.xls) or one with a password. Save it as .xlsx without one and bring that.",
    );
  if (isWorkbook(bytes)) return { name, text: null, ...(await readWorkbook(bytes)) };
  if (!isZip(bytes)) return { name, text: textOfBytes(bytes) };
  const files = await unzip(bytes);
  return { name, text: null, inside: new Map([...files].map(([inner, own]) => [inner, textOfBytes(own)])) };
}

function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
