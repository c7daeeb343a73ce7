import { readdir, readFile } from "node:fs/promises";
import { basename, parse } from "node:path";
import type { BroughtFile } from "#core/import/reader.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { isZip, unzip } from "./unzip.ts";
import { isWorkbook, readWorkbook } from "./workbook/read-workbook.ts";

/** The largest file that is read, in bytes. */
const LARGEST = 20 * 1024 * 1024;
/** Translations of one data dictionary. */
const MOST_LANGUAGES = 20;

/**
 * Reads a file of another tool from disk.
 * @throws UnreadableFile
 */
export async function readBroughtFile(path: string): Promise<BroughtFile> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(
      error.code === "ENOENT" ? "There is no such file." : `The file cannot be read: ${error.code}.`,
    );
  });
  const file = await broughtFile(path, bytes);
  const translations = await translationsBeside(path);
  if (translations.size === 0) return file;
  const names = [...translations.keys()].map((language) => basename(translationOf(path, language)));
  const note = `Words in further languages come from ${names.join(", ")} beside it.`;
  return { ...file, translations, notes: [...(file.notes ?? []), note] };
}

const translationOf = (path: string, language: string): string => path.replace(/csv$/i, `${language}.csv`);

/** A data dictionary has one language; our own export writes each further one beside it: `stress.es.csv`. */
async function translationsBeside(path: string): Promise<Map<string, string>> {
  const { dir, name, ext } = parse(path);
  if (ext.toLowerCase() !== ".csv") return new Map();
  const beside = await readdir(dir === "" ? "." : dir).catch(() => []);
  const languages = beside.flatMap((one) => {
    const middle = one.startsWith(`${name}.`) ? one.slice(name.length + 1) : "";
    const [, language] = /^([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.csv$/.exec(middle) ?? [];
    return language === undefined ? [] : [language];
  });
  const read = languages.slice(0, MOST_LANGUAGES).map(async (language) => {
    const bytes = await readFile(translationOf(path, language)).catch(() => Buffer.alloc(0));
    return [language, bytes.length > LARGEST ? "" : textOfBytes(bytes)] as const;
  });
  return new Map((await Promise.all(read)).filter(([, text]) => text !== ""));
}

/**
 * Makes of bytes what readers read. Text is UTF-8, UTF-16 with its mark, or else Windows-1252; of a workbook it is the
 * text of its cells, of a ZIP the text of each file in it.
 * @throws UnreadableFile
 */
export async function broughtFile(name: string, bytes: Uint8Array): Promise<BroughtFile> {
  if (bytes.length > LARGEST) throw new UnreadableFile(`The file has more than ${LARGEST / 1024 / 1024} MB.`);
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
