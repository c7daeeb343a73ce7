import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CsvError, parse } from "csv-parse";
import { stringify } from "csv-stringify";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import { columnsRead, scoreCells } from "#core/scoring/score-cells.ts";
import type { Scale } from "../content/content.ts";
import { type ScoreColumns, scoreColumns } from "./score-columns.ts";

type Options = {
  readonly delimiter: string;
  /** Reports columns, and rows that could not be scored. */
  readonly say: (text: string) => void;
  readonly onRow: (count: number) => void;
};
export type ScoredTable = { readonly rows: number; readonly bad: number };

/**
 * In characters. A longer row means that a quotation mark was never closed; without a limit it would fill the
 * memory.
 */
const MAX_ROW = 1_000_000;
/** The rows reported one by one; later errors appear only in the output's column of errors. */
const MAX_REPORTED = 100;

type Row = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/**
 * Scores a table of answers row by row, in constant memory. Every input row is written out; a row that cannot be
 * scored carries the reason.
 * @throws CommandError when the columns cannot be used
 */
export async function scoreTable(
  scale: Scale,
  input: Readable,
  output: Writable,
  { delimiter, say, onRow }: Options,
): Promise<ScoredTable> {
  let rows = 0;
  let bad = 0;
  const unreadable: CsvError[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW,
    skip_records_with_error: true,
  });
  parser.on("skip", (error: CsvError) => unreadable.push(error));

  const report = (line: number, reason: string): void => {
    bad += 1;
    if (bad <= MAX_REPORTED) say(`line ${line}: ${reason}`);
    if (bad === MAX_REPORTED + 1) say(`… further rows that cannot be scored are named in the column "error" alone.`);
  };

  async function* scored(parsed: AsyncIterable<Row>): AsyncGenerator<string[]> {
    let columns: ScoreColumns | null = null;
    for await (const { record, info } of parsed) {
      if (isEmptyLine(record, columns)) continue;
      if (columns) yield* invalidRows(columns, info.lines);
      if (!columns) {
        columns = scoreColumns(record, columnsRead(scale), scale.rule);
        for (const warning of columns.warnings) say(warning);
        yield columns.header.map(spreadsheetCell);
        continue;
      }
      onRow(++rows);
      yield oneRow(columns, record, info.lines);
    }
    columns ??= scoreColumns([], columnsRead(scale), scale.rule);
    yield* invalidRows(columns, Number.POSITIVE_INFINITY);
  }

  function oneRow(columns: ScoreColumns, record: readonly string[], line: number): string[] {
    const wide = record.length - columns.count;
    if (wide !== 0) {
      const reason = `It has ${record.length} cells, not ${columns.count} as the first line.`;
      report(line, reason);
      return columns.row(line, record, { errors: [reason] });
    }
    const result = scoreCells(scale, columns.cells(record));
    if (result.errors) report(line, result.errors.join(" "));
    return columns.row(line, record, result);
  }

  /** Yields the rows that are not valid CSV, each at its place among the others. */
  function* invalidRows(columns: ScoreColumns, before: number): Generator<string[]> {
    while (unreadable.length > 0 && lineOf(unreadable[0]) <= before) {
      const error = unreadable.shift();
      onRow(++rows);
      const line = lineOf(error);
      const reason = `It cannot be read as CSV: ${WORDS[error?.code ?? ""] ?? error?.code}.`;
      report(line, reason);
      yield columns.row(line, [], { errors: [reason] });
    }
  }

  await pipeline(input, parser, scored, stringify(), output, { end: output !== process.stdout });
  return { rows, bad };
}

/** In a table of one column an empty line is a row without an answer. */
function isEmptyLine(record: readonly string[], columns: ScoreColumns | null): boolean {
  return record.length === 1 && record[0] === "" && columns?.count !== 1;
}

const lineOf = (error: CsvError | undefined): number => Number(error?.["lines"] ?? 0);

/** Our sentences for errors of the CSV parser, whose own sentences quote the row. */
const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark is never closed, so everything after it is missing",
  CSV_MAX_RECORD_SIZE: "a row is longer than a million signs; a quotation mark may never be closed",
};
