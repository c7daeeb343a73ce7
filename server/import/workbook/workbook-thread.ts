import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import type ExcelJS from "exceljs";
import { fromBufferPromise } from "yauzl";
import { textOfCell } from "./cell-text.ts";

/** The reader alone: the whole of ExcelJS also loads its streams, which takes half a second longer. */
const Workbook: typeof ExcelJS.Workbook = createRequire(import.meta.url)("exceljs/lib/doc/workbook.js");

/** What the thread answers: the sheets of the workbook, or a sentence why there are none. */
export type ReadWorkbook =
  | { readonly sheets: [name: string, rows: string[][]][]; readonly notes: string[] }
  | { readonly failure: string; readonly place: string };

/** Unpacked; a form of 20,000 rows has half of it. */
const MOST_BYTES = 25 * 1024 * 1024;
const MOST_ROWS = 20_000;
/** Rows that a sheet lists, blank ones too. */
const MOST_LISTED = 100_000;
const MOST_COLUMNS = 500;
const MOST_NAMED = 10;
/** Stands for bytes that are no character of UTF-8. */
const UNREADABLE = "\uFFFD";

/** Pictures, macros and the like are never read. */
const PARTS =
  /^\/?(xl\/(workbook|sharedStrings|styles|worksheets\/sheet\d+)\.xml|xl\/_rels\/workbook\.xml\.rels|_rels\/\.rels|\[Content_Types\]\.xml)$/;

/**
 * Of a sheet nothing is read but its cells. A few bytes of the rest can stand for every cell that a sheet may have, and
 * would fill the memory so that the whole process ends.
 */
const UNREAD = `sheetPr dimension sheetViews sheetFormatPr cols autoFilter mergeCells rowBreaks hyperlinks pageMargins
  dataValidations pageSetup headerFooter printOptions picture drawing sheetProtection tableParts conditionalFormatting
  extLst`.split(/\s+/);

async function sheetsIn(bytes: Uint8Array): Promise<ReadWorkbook> {
  const { names, isTooLarge } = await zipSize(bytes, MOST_BYTES);
  if (isTooLarge) return { failure: `The workbook unpacks to more than ${MOST_BYTES / 1024 / 1024} MB.`, place: "" };
  if (!names.some((name) => PARTS.test(name))) return { failure: "This is no workbook.", place: "" };
  const workbook = new Workbook();
  const read = { ignoreNodes: UNREAD, maxRows: MOST_LISTED };
  await workbook.xlsx.load(bytes.slice().buffer as ArrayBuffer, read);
  const sheets: [string, string[][]][] = [];
  const noted = { formulas: [] as string[], unsaved: [] as string[], errors: [] as string[], unread: [] as string[] };
  for (const sheet of workbook.worksheets) {
    const rows: string[][] = [];
    let failure: string | null = null;
    sheet.eachRow((row, number) => {
      row.eachCell((cell, column) => {
        const { text, kind } = textOfCell(cell);
        const address = `${sheet.name}, ${cell.address}`;
        if (kind !== "plain") noted[kind].push(address);
        if (text.includes(UNREADABLE)) noted.unread.push(address);
        if (text.trim() === "" || failure !== null) return;
        if (number > MOST_ROWS) failure = `It has more than ${MOST_ROWS} rows.`;
        else if (column > MOST_COLUMNS) failure = `It has more than ${MOST_COLUMNS} columns.`;
        else {
          for (let empty = rows.length; empty < number; empty += 1) rows.push([]);
          const cells = rows[number - 1] as string[];
          for (let empty = cells.length; empty < column - 1; empty += 1) cells.push("");
          cells[column - 1] = text;
        }
      });
    });
    if (failure !== null) return { failure, place: `sheet ${sheet.name}` };
    sheets.push([sheet.name, rows]);
  }
  if (sheets.length === 0) return { failure: "The workbook has no sheets that can be read.", place: "" };
  const listed = (cells: readonly string[]) =>
    `${cells.slice(0, MOST_NAMED).join("; ")}${cells.length > MOST_NAMED ? ` and ${cells.length - MOST_NAMED} more` : ""}`;
  const notes = [
    ...(noted.formulas.length > 0
      ? [`These cells are formulas; what they last gave is read: ${listed(noted.formulas)}.`]
      : []),
    ...(noted.unsaved.length > 0
      ? [`These cells are formulas without a saved result, and are read as blank: ${listed(noted.unsaved)}.`]
      : []),
    ...(noted.errors.length > 0
      ? [`These cells hold an error of the spreadsheet, and are read as blank: ${listed(noted.errors)}.`]
      : []),
    ...(noted.unread.length > 0
      ? [`These cells hold characters that cannot be read, because the file is not UTF-8: ${listed(noted.unread)}.`]
      : []),
  ];
  return { sheets, notes };
}

/** What a ZIP holds. */
type ZipSize = { readonly names: readonly string[]; readonly isTooLarge: boolean };

/**
 * Unpacks a ZIP without keeping anything, so that one made to fill the memory is known before it is read.
 * @param most bytes, unpacked
 */
async function zipSize(bytes: Uint8Array, most: number): Promise<ZipSize> {
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

try {
  parentPort?.postMessage(await sheetsIn(workerData as Uint8Array));
} catch {
  const failure: ReadWorkbook = { failure: "The workbook is damaged and cannot be read.", place: "" };
  parentPort?.postMessage(failure);
}
