import { expect, test } from "vitest";
import { spreadsheetCell, textOfCell } from "#core/export/spreadsheet-cell.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+SUM(A1)", "'+SUM(A1)"],
  ["-2+3", "'-2+3"],
  ["@A1", "'@A1"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["＝1", "'＝1"],
  ["-5", "-5"],
  ["-5.25", "-5.25"],
  ["a=1", "a=1"],
  ["'quoted'", "'quoted'"],
])("the text %j stands as %j and is read back", (text, cell) => {
  expect(spreadsheetCell(text)).toBe(cell);
  expect(textOfCell(cell)).toBe(text);
});

test("numbers, switches and nothing stay what they are", () => {
  expect([-5, 0.5, true, null].map(spreadsheetCell)).toEqual(["-5", "0.5", "true", ""]);
});
