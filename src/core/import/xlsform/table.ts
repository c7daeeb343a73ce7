import { UnreadableFile } from "../unreadable.ts";
import { type Column, columnOf } from "./headers.ts";
import type { SheetRow } from "./sheets.ts";

/** A row under its headers. */
export type Row = {
  readonly number: number;
  /** Such as "sheet survey, row 7". */
  readonly place: string;
  /** Returns a cell, or "" where it is blank or has no column. */
  cell(property: string): string;
  /** Returns words by the language in their headers; "" stands for a header without one. */
  words(property: string): ReadonlyMap<string, string>;
};

export type Table = { readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/**
 * Reads the rows of a sheet under its first row.
 * @param needed columns without which nothing can be read
 * @throws UnreadableFile where one of them is missing
 */
export function tableOf(sheet: string, written: readonly SheetRow[], needed: readonly string[]): Table {
  const [head, ...body] = written;
  if (!head) return { columns: [], rows: [] };
  const hasDoubleColon = head.cells.some((cell) => cell.includes("::"));
  const columns = head.cells.map((cell) => columnOf(cell, sheet, hasDoubleColon));
  for (const property of needed)
    if (!columns.some((column) => column.property === property))
      throw new UnreadableFile(`The column "${property}" is missing.`, `sheet ${sheet}, row ${head.number}`);
  const rows = body.map(({ number, cells }): Row => {
    const byProperty = new Map<string, Map<string, string>>();
    columns.forEach(({ property, language }, index) => {
      const cell = cells[index] ?? "";
      if (property === "" || cell === "") return;
      const words = byProperty.get(property) ?? new Map<string, string>();
      byProperty.set(property, words);
      if (!words.has(language)) words.set(language, cell);
    });
    const none: ReadonlyMap<string, string> = new Map();
    return {
      number,
      place: `sheet ${sheet}, row ${number}`,
      cell: (property) => byProperty.get(property)?.get("") ?? "",
      words: (property) => byProperty.get(property) ?? none,
    };
  });
  return { columns, rows };
}
