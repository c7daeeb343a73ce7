import type { Writable } from "node:stream";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import { type ExportedSubmission, type ExportRecord, exportValues } from "#core/export/export-record.ts";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import type { Variable } from "#core/export/variables.ts";
import type { AnswerFormat } from "#core/shared/answer-files.ts";

/**
 * Yields submissions as a table or as JSON records, some at a time.
 * @param onWritten is told how many went before
 */
export async function* exportTexts(
  submissions: AsyncIterable<readonly ExportedSubmission[]>,
  variables: readonly Variable[],
  format: AnswerFormat,
  onWritten: (count: number) => void = () => {},
): AsyncGenerator<string> {
  let count = 0;
  const { before, of, after } = FORMS[format](variables);
  const valuesOf = exportValues(variables);
  yield before;
  for await (const some of submissions) {
    if (some.length > 0) yield of(some.map(valuesOf), count === 0);
    count += some.length;
    onWritten(count);
  }
  yield after(count);
}

/**
 * Writes them.
 * @returns the number of submissions
 */
export async function writeExport(
  submissions: AsyncIterable<readonly ExportedSubmission[]>,
  variables: readonly Variable[],
  format: AnswerFormat,
  output: Writable,
): Promise<number> {
  let count = 0;
  const texts = exportTexts(submissions, variables, format, (written) => {
    count = written;
  });
  await pipeline(Readable.from(texts), output, { end: output !== process.stdout });
  return count;
}

type Value = ExportRecord[string];

/** How a file begins, goes on with some rows, and ends. */
type Form = (variables: readonly Variable[]) => {
  readonly before: string;
  readonly of: (rows: readonly (readonly Value[])[], isFirst: boolean) => string;
  readonly after: (count: number) => string;
};

const FORMS: Readonly<Record<AnswerFormat, Form>> = {
  csv: (variables) => ({
    before: stringify([variables.map(({ name }) => spreadsheetCell(name))]),
    of: (rows) => stringify(rows.map((row) => row.map(cellOf))),
    after: () => "",
  }),
  json: (variables) => {
    const textOf = recordText(variables);
    return {
      before: "",
      of: (rows, isFirst) => (isFirst ? "[\n" : ",\n") + rows.map(textOf).join(",\n"),
      after: (count) => (count === 0 ? "[]\n" : "\n]\n"),
    };
  },
  ndjson: (variables) => {
    const textOf = recordText(variables);
    return { before: "", of: (rows) => `${rows.map(textOf).join("\n")}\n`, after: () => "" };
  },
};

function cellOf(value: Value): string {
  return spreadsheetCell(typeof value === "object" && value !== null ? JSON.stringify(value) : value);
}

/** The names of a record are made JSON once. */
function recordText(variables: readonly Variable[]): (row: readonly Value[]) => string {
  const keys = variables.map(({ name }, place) => `${place === 0 ? "{" : ","}${JSON.stringify(name)}:`);
  return (row) => {
    let text = "";
    for (const [place, key] of keys.entries()) text += key + JSON.stringify(row[place]);
    return `${text}}`;
  };
}
