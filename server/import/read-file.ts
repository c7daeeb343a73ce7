import { isUtf8 } from "node:buffer";
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
    const inside = new Map([...files].map(([inner, own]) => [inner, textOfBytes(own)]));
    return { name, text: null, inside, ...guessOf([...files.values()]) };
  }
  const file = { name, text: textOfBytes(bytes), ...guessOf([bytes, ...translations.values()]) };
  if (translations.size === 0) return file;
  const names = [...translations.keys()].map((language) => basename(translationOf(name, language)));
  return {
    ...file,
    translations: new Map([...translations].map(([language, own]) => [language, textOfBytes(own)])),
    notes: [`Words in further languages come from ${names.join(", ")} beside it.`],
  };
}

function textOfBytes(bytes: Uint8Array): string {
  if (hasMark(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (hasMark(bytes, 0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  if (isUnmarkedUtf16(bytes))
    throw new UnreadableFile(
      "This text is stored as UTF-16 without a mark that says so, and cannot be read. Save it as UTF-8 and bring that.",
    );
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
}

const hasMark = (bytes: Uint8Array, first: number, second: number) => bytes[0] === first && bytes[1] === second;

/** All formats begin with ASCII characters. In UTF-16 each has a zero byte beside it, always on the same side. */
function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 32);
  const zerosAt = (side: number) => start.filter((byte, index) => index % 2 === side && byte === 0).length;
  const [first, second] = [zerosAt(0), zerosAt(1)];
  return Math.min(first, second) === 0 && Math.max(first, second) > start.length / 3;
}

/** A file in the letters of another alphabet looks the same as one in Windows-1252. */
function guessOf(all: readonly Uint8Array[]): { guess?: string } {
  const isCertain = (bytes: Uint8Array) => isUtf8(bytes) || hasMark(bytes, 0xff, 0xfe) || hasMark(bytes, 0xfe, 0xff);
  if (all.every(isCertain)) return {};
  return { guess: "The file is not UTF-8 and is read as Windows-1252: look whether its accents and signs are right." };
}
