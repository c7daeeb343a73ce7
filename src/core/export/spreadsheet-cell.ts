/** What makes a spreadsheet run a cell, the full-width forms of these signs included. */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const NEUTRALISED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/**
 * A value as a cell of a file that may be opened as a spreadsheet: text that would be run as a formula
 * gets an apostrophe in front, numbers stay numbers, negative ones too. Nothing is an empty cell.
 */
export function spreadsheetCell(value: string | number | boolean | null): string {
  const text = value === null ? "" : `${value}`;
  return typeof value === "string" && RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The text that a cell was made from. */
export function textOfCell(cell: string): string {
  return cell.replace(NEUTRALISED, "");
}
