/** The first characters that make a spreadsheet run a cell as a formula, including their full-width forms. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const NEUTRALISED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;

/**
 * Returns a value as a cell of a file that may be opened as a spreadsheet: text that would run as a formula gets a
 * leading apostrophe; numbers, also negative ones, stay numbers. Null becomes an empty cell.
 */
export function spreadsheetCell(value: string | number | boolean | null): string {
  const text = value === null ? "" : `${value}`;
  return typeof value === "string" && RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Returns the text that a cell was made from. */
export function textOfCell(cell: string): string {
  return cell.replace(NEUTRALISED, "");
}
