import { parse } from "csv-parse/sync";
import type { BroughtFile } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";

/** A row as it stands in its sheet; `number` counts from 1, as people see it. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] };
export type Sheets = ReadonlyMap<string, readonly SheetRow[]>;

/** Returns the sheets of a form by their names in lower case, without blank rows; null where the file holds none. */
export function sheetsOf({ sheets, text }: BroughtFile): Sheets | null {
  if (sheets)
    return new Map(
      [...sheets].map(([name, rows]) => [
        name.trim().toLowerCase(),
        filled(rows.map((cells, index) => ({ number: index + 1, cells }))),
      ]),
    );
  if (text === null) return null;
  if (/^\s*\|\s*survey\s*\|/im.test(text)) return bySheetName(markdownRows(text));
  return /^\uFEFF?\s*"?survey"?\s*([,;\t]|$)/im.test(text) ? bySheetName(csvRows(text)) : null;
}

/** One file holds all sheets: where a row has something in its first cell, the sheet of that name begins. */
function bySheetName(rows: readonly SheetRow[]): Sheets {
  const sheets = new Map<string, SheetRow[]>();
  let current: SheetRow[] = [];
  for (const { number, cells } of rows) {
    const [name = "", ...rest] = cells;
    if (name.trim() !== "") {
      current = sheets.get(name.trim().toLowerCase()) ?? [];
      sheets.set(name.trim().toLowerCase(), current);
    }
    current.push(...filled([{ number, cells: rest }]));
  }
  return sheets;
}

function csvRows(text: string): SheetRow[] {
  const head = /^\uFEFF?\s*"?survey"?\s*([,;\t])/im.exec(text)?.[1] ?? ",";
  const options = { bom: true, delimiter: head, relax_column_count: true, info: true } as const;
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ number: info.lines, cells: record }));
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new UnreadableFile("This is no CSV that can be read.", line === undefined ? "" : `line ${line}`);
  }
}

/** The rows of tables; a bar within a cell is written `\|`. */
function markdownRows(text: string): SheetRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const row = line.trim();
    return row.startsWith("|") && !isRule(row) ? [{ number: index + 1, cells: markdownCells(row) }] : [];
  });
}

/** The line of dashes below a heading. */
const isRule = (row: string): boolean => /^[|\s:-]+$/.test(row) && row.includes("--");

const markdownCells = (row: string): string[] =>
  row
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|"));

/** Rows with something in them, without blanks around it. */
const filled = (rows: readonly SheetRow[]): SheetRow[] =>
  rows
    .map(({ number, cells }) => ({ number, cells: cells.map((cell) => cell.replaceAll("\u00a0", " ").trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
