import type { Writable } from "node:stream";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { type ExportedSubmission, exportRecord } from "#core/export/export-record.ts";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import type { Variable } from "#core/export/variables.ts";

export const EXPORT_FORMATS = ["csv", "json", "ndjson"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * Writes submissions as a table or as JSON records, one at a time.
 * @returns the number of submissions
 */
export async function writeExport(
  submissions: AsyncIterable<ExportedSubmission>,
  variables: readonly Variable[],
  format: ExportFormat,
  output: Writable,
): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const submission of submissions) {
      count += 1;
      yield exportRecord(variables, submission);
    }
  }
  const end = { end: output !== process.stdout };
  if (format === "csv") {
    const rows = async function* () {
      yield variables.map(({ name }) => spreadsheetCell(name));
      for await (const record of counted()) yield variables.map(({ name }) => cellOf(record[name] ?? null));
    };
    await pipeline(Readable.from(rows()), stringify(), output, end);
  } else {
    await pipeline(Readable.from(format === "json" ? listOf(counted()) : linesOf(counted())), output, end);
  }
  return count;
}

type Value = ReturnType<typeof exportRecord>[string];

function cellOf(value: Value): string {
  return spreadsheetCell(typeof value === "object" && value !== null ? JSON.stringify(value) : value);
}

async function* linesOf(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

async function* listOf(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const record of records) {
    yield before + JSON.stringify(record);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
