import { buffer } from "node:stream/consumers";
import ExcelJS from "exceljs";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { xlsform } from "#core/import/xlsform/xlsform.ts";
import { broughtFile } from "../../../server/import/read-file.ts";
import { unzip } from "../../../server/import/unzip.ts";
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
    survey: Array.from({ length: 1800 }, (_, index) => [`${index}`.padEnd(32_000, "x")]),
  });
  expect(bytes.length).toBeLessThan(1024 * 1024);
  expect(await messageOf(readWorkbook(bytes))).toContain("unpacks to more than 25 MB");
});

test("too little memory or time ends in a sentence", async () => {
  const bytes = await workbook({ survey: Array.from({ length: 5000 }, (_, index) => Array(20).fill(`cell ${index}`)) });
  expect(await messageOf(readWorkbook(bytes, { workMs: 1, waitMs: 60_000, megabytes: 512 }))).toContain("too long");
  expect(await messageOf(readWorkbook(bytes, { workMs: 60_000, waitMs: 60_000, megabytes: 24 }))).toContain(
    "too much memory",
  );
});

/** A crash of the process would end the tests too: a file that fills the memory fails by its time before. */
const LITTLE = { workMs: 5000, waitMs: 60_000, megabytes: 192 };
const SHEET = "xl/worksheets/sheet1.xml";

/** The workbook with another text of its sheet. */
async function withSheet(bytes: Uint8Array, change: (xml: string) => string | Buffer): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, own] of await unzip(bytes)) {
    const changed = name === SHEET ? change(Buffer.from(own).toString("utf8")) : own;
    zip.addBuffer(Buffer.from(changed as Buffer), name);
  }
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

test.each([
  [
    "a list to choose from",
    "</worksheet>",
    `<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a,b"</formula1></dataValidation></dataValidations></worksheet>`,
  ],
  ["a merge", "</worksheet>", `<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>`],
  ["a width", "<sheetData>", `<cols><col min="1" max="2000000000" width="9"/></cols><sheetData>`],
])("%s that stands for every cell of a sheet does not fill the memory", async (_, place, with_) => {
  const bytes = await workbook({ survey: [["type", "name"]] });
  const { sheets } = await readWorkbook(await withSheet(bytes, (xml) => xml.replace(place, with_)), LITTLE);
  expect(sheets.get("survey")).toEqual([["type", "name"]]);
});

test("cells with bytes that are no characters are named", async () => {
  const bytes = await workbook({ survey: [["type", "caf\u00e9"]] });
  const inLatin1 = await withSheet(await workbook({ survey: [["type", 1]] }), (xml) =>
    Buffer.from(
      xml.replace(/<c r="B1"[^>]*>.*?<\/c>/, '<c r="B1" t="inlineStr"><is><t>caf\u00e9</t></is></c>'),
      "latin1",
    ),
  );
  expect((await readWorkbook(bytes)).notes).toEqual([]);
  expect((await readWorkbook(inLatin1)).notes.join()).toMatch(/cannot be read.*survey, B1/);
});
