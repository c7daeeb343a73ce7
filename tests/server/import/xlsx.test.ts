import ExcelJS from "exceljs";
import { expect, test } from "vitest";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { xlsform } from "#core/import/xlsform/xlsform.ts";
import { broughtFile } from "../../../server/import/read-file.ts";
import { readWorkbook } from "../../../server/import/workbook/read-workbook.ts";

async function workbook(
  sheets: Readonly<Record<string, readonly (readonly ExcelJS.CellValue[])[]>>,
): Promise<Uint8Array> {
  const made = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) made.addWorksheet(name).addRows(rows.map((row) => [...row]));
  return new Uint8Array(await made.xlsx.writeBuffer());
}
const messageOf = async (run: Promise<unknown>): Promise<string> => {
  try {
    await run;
  } catch (error) {
    if (error instanceof UnreadableFile) return `${error.place}: ${error.message}`;
    throw error;
  }
  return "";
};

test("the cells of a workbook are text, whatever they hold", async () => {
  const day = new Date("2020-02-03T00:00:00Z");
  const rich = { richText: [{ text: "Feel" }, { font: { bold: true }, text: "ings" }] };
  const bytes = await workbook({
    survey: [
      ["type", "name", "label", "default"],
      [],
      ["integer", "a", rich, 1],
      ["text", "b", { text: "Link", hyperlink: "https://example.org" }, day],
      ["text", "c", { formula: 'CONCATENATE("How"," much")', result: "How much" }, true],
      ["text", "d", { formula: "A1" }, { error: "#REF!" }],
    ],
  });
  const { sheets, notes = [] } = await broughtFile("form.xlsx", bytes);
  expect(sheets?.get("survey")).toEqual([
    ["type", "name", "label", "default"],
    [],
    ["integer", "a", "Feelings", "1"],
    ["text", "b", "Link", "2020-02-03"],
    ["text", "c", "How much", "TRUE"],
    ["text", "d"],
  ]);
  expect(notes.join(" ")).toMatch(/survey, C5.*survey, C6.*survey, D6/s);
});

test("a form in a workbook is read, and other sheets are named", async () => {
  const bytes = await workbook({
    Survey: [
      ["Type", "Name", "Label::English (en)"],
      ["select_one yn", "ok", "All well?"],
    ],
    choices: [
      ["list name", "name", "label::English (en)"],
      ["yn", 1, "Yes"],
      ["yn", 0, "No"],
    ],
    plan: [["not a form"]],
  });
  const file = await broughtFile("/somewhere/form.xlsx", bytes);
  expect(xlsform.recognises(file)).toBe(true);
  const [instrument] = xlsform.read(file);
  expect(instrument).toMatchObject({ name: "form", languages: ["en"] });
  expect(instrument?.notes).toContain("Other sheets are not read: plan.");
});

test("a workbook with too many rows or columns is refused by its sheet", async () => {
  const wide = await workbook({ survey: [Array.from({ length: 10_000 }, (_, index) => `c${index}`)] });
  expect(await messageOf(readWorkbook(wide))).toBe("sheet survey: It has more than 500 columns.");
  const long = await workbook({ survey: Array.from({ length: 20_002 }, () => ["x"]) });
  expect(await messageOf(readWorkbook(long))).toBe("sheet survey: It has more than 20000 rows.");
});

test("a damaged workbook gets a sentence", async () => {
  const bytes = await workbook({ survey: [["type", "name"]] });
  expect(await messageOf(readWorkbook(bytes.slice(0, bytes.length - 200)))).toContain("damaged");
});

test("a workbook that unpacks to very much is refused before it is read", async () => {
  // ExcelJS itself packs this text to a thousandth.
  const bytes = await workbook({
    survey: Array.from({ length: 3500 }, (_, index) => [`${index}`.padEnd(32_000, "x")]),
  });
  expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
  expect(await messageOf(readWorkbook(bytes))).toContain("unpacks to more than 50 MB");
});

test("too little memory or time ends in a sentence", async () => {
  const bytes = await workbook({ survey: Array.from({ length: 5000 }, (_, index) => Array(20).fill(`cell ${index}`)) });
  expect(await messageOf(readWorkbook(bytes, { workMs: 1, waitMs: 60_000, megabytes: 512 }))).toContain("too long");
  expect(await messageOf(readWorkbook(bytes, { workMs: 60_000, waitMs: 60_000, megabytes: 24 }))).toContain(
    "too much memory",
  );
});
