import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, parse } from "node:path";
import type { BroughtFile } from "#core/import/reader.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { isZip, unzip } from "./unzip.ts";
import { isWorkbook, readWorkbook } from "./workbook/read-workbook.ts";

/** The largest file that is read, in bytes. */
const LARGEST = 20 * 1024 * 1024;
/** Translations of one data dictionary. */
const MOST_LANGUAGES = 20;

/** The bytes of the translations of a file, by their language. */
export type Translations = ReadonlyMap<string, Uint8Array>;

/**
 * Returns the bytes of a file of another tool.
 * @throws UnreadableFile
 */
export async function bytesOfFile(path: string): Promise<Uint8Array> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // What is no file on a disk may never end.
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(code === "ENOENT" ? "There is no such file." : `The file cannot be read: ${code}.`);
  }
}

const tooLarge = () => new UnreadableFile(`The file has more than ${LARGEST / 1024 / 1024} MB.`);

/** A data dictionary has one language; our own export writes each further one beside it: `stress.es.csv`. */
export async function translationsBeside(path: string): Promise<Translations> {
  const { dir, name, ext } = parse(path);
  if (ext.toLowerCase() !== ".csv") return new Map();
  const beside = await readdir(dir === "" ? "." : dir).catch(() => []);
  const languages = beside.flatMap((one) => {
    const middle = one.startsWith(`${name}.`) ? one.slice(name.length + 1) : "";
    const [, language] = /^([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.csv$/.exec(middle) ?? [];
    return language === undefined ? [] : [language];
  });
  const read = languages.slice(0, MOST_LANGUAGES).map(async (language) => {
    const bytes = await bytesOfFile(translationOf(path, language)).catch(() => new Uint8Array());
    return [language, bytes] as const;
  });
  return new Map((await Promise.all(read)).filter(([, bytes]) => bytes.length > 0));
}

const translationOf = (path: string, language: string): string => path.replace(/csv$/i, `${language}.csv`);

/**
 * Makes of bytes what readers read. Text is UTF-8, UTF-16 with its mark, or else Windows-1252; of a workbook it is the
 * text of its cells, of a ZIP the text of each file in it.
 * @throws UnreadableFile
 */
export async function broughtFile(
  name: string,
  bytes: Uint8Array,
  translations: Translations = new Map(),
): Promise<BroughtFile> {
  if (bytes.length > LARGEST) throw tooLarge();
  if (bytes.length === 0) throw new UnreadableFile("The file is empty.");
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(
      "This is an old Excel file (.xls) or one with a password. Save it as .xlsx without one and bring that.",
    );
  if (isWorkbook(bytes)) return { name, text: null, ...(await readWorkbook(bytes)) };
  if (isZip(bytes)) {
    const files = await unzip(bytes);
    return { name, text: null, inside: new Map([...files].map(([inner, own]) => [inner, textOfBytes(own)])) };
  }
  const file = { name, text: textOfBytes(bytes) };
  if (translations.size === 0) return file;
  const names = [...translations.keys()].map((language) => basename(translationOf(name, language)));
  return {
    ...file,
    translations: new Map([...translations].map(([language, own]) => [language, textOfBytes(own)])),
    notes: [`Words in further languages come from ${names.join(", ")} beside it.`],
  };
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
