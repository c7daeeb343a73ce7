import { parse } from "csv-parse/browser/esm/sync";
import { spreadsheetCell, textOfCell } from "../export/spreadsheet-cell.ts";
import { type IncomingText, UnusableTranslations } from "./incoming.ts";
import { hasWords } from "./is-missing.ts";
import { type ScaleText, textsById, wordsIn } from "./scale-texts.ts";

/** Far more than a scale has texts, in characters. */
const LONGEST_FILE = 4_000_000;
/** Spreadsheet programs know by it that the file is UTF-8. */
const MARK = "\uFEFF";

/** Returns the texts of a scale as CSV: a row a text, with its place, the default and each language. */
export function writeCsv(texts: readonly ScaleText[], languages: readonly string[]): string {
  const rows = texts
    .filter(({ text }) => hasWords(text))
    .map(({ id, text }) => [
      id,
      ...["default", ...languages].map((code) => spreadsheetCell(wordsIn(text, code) ?? "")),
    ]);
  return MARK + [["place", "default", ...languages], ...rows].map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/**
 * Returns what a CSV file brings. Cells are compared as they were written, so that the guard against formulas changes
 * no text.
 * @throws UnusableTranslations
 */
export function readCsv(csv: string, texts: readonly ScaleText[], languages: readonly string[]): IncomingText[] {
  if (csv.length > LONGEST_FILE) refuse("The file is too large for the texts of a scale.");
  const [head = [], ...rows] = rowsOf(csv);
  const unknown = head.filter((name) => !["place", "default", ...languages].includes(name));
  if (!head.includes("place") || !head.includes("default"))
    refuse('The first line must name the columns "place" and "default".');
  if (unknown.length > 0) refuse(`There is no language "${unknown[0]}" here; there are ${languages.join(", ")}.`);
  const byId = textsById(texts);
  return rows.map((row) => {
    const id = row[head.indexOf("place")] ?? "";
    const text = byId.get(id)?.text;
    const wordsOf = (code: string) => {
      const cell = row[head.indexOf(code)] ?? "";
      const now = text === undefined ? undefined : wordsIn(text, code);
      return now !== undefined && cell === spreadsheetCell(now) ? now : textOfCell(cell);
    };
    const given = languages.filter((code) => head.includes(code));
    return { id, source: wordsOf("default"), words: Object.fromEntries(given.map((code) => [code, wordsOf(code)])) };
  });
}

function rowsOf(csv: string): string[][] {
  // Spreadsheet programs of some countries save with semicolons.
  const delimiter = [",", ";", "\t"].find((sign) =>
    csv.replace(MARK, "").replaceAll('"', "").startsWith(`place${sign}`),
  );
  try {
    return parse(csv, { bom: true, delimiter: delimiter ?? ",", relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const { lines } = error as { readonly lines?: number };
    return refuse(`This is no CSV that can be read${lines === undefined ? "" : ` (line ${lines})`}.`);
  }
}

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function refuse(why: string): never {
  throw new UnusableTranslations(`${why} Nothing was taken over.`);
}
