import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import exceljs from "exceljs";
import { ZipFile } from "yazl";
import { staffCookie } from "../support/staff.ts";
import { test } from "./studio-server.ts";
import {
  answer,
  dropFile,
  endDraft,
  expect,
  exported,
  problems,
  publish,
  takenHome,
  writeBands,
} from "./studio-steps.ts";

// From a file of another tool, or from nothing, to an answer, the table of a researcher and back into files. These walks
// are long, and each step is proved on its own elsewhere.
test.describe.configure({ mode: "default" });
test.use({ actionTimeout: 120_000 });

const OPTIONS = ["Not at all", "Some evenings", "Most evenings", "Every evening"];
const ITEMS = [
  ["tea", "I drank something warm without hurry."],
  ["light", "I dimmed the lights an hour before bed."],
  ["news", "The late news kept me awake."],
] as const;
const BANDS = [
  { meaning: "Restless", legend: "0-4" },
  { meaning: "Calm", legend: "5-9" },
];
const COLUMNS = [
  "Variable / Field Name",
  "Form Name",
  "Field Type",
  "Field Label",
  "Choices, Calculations, OR Slider Labels",
  "Branching Logic (Show field only if...)",
  "Required Field?",
  "Matrix Group Name",
];
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n");
const CODED = OPTIONS.map((words, code) => `${code}, ${words}`).join(" | ");
const dictionary = (form: string, rest: readonly (readonly string[])[]) =>
  csv([COLUMNS, ...ITEMS.map(([name, words]) => [name, form, "radio", words, CODED, "", "y", "grid"]), ...rest]);

const PET = [
  ["pet", "evening_calm", "yesno", "Do you have a pet?", "", "", "y", ""],
  ["its_bed", "evening_calm", "radio", "Does it sleep in your room?", "0, No | 1, Yes", "[pet] = '1'", "", ""],
  ["window", "evening_calm", "file", "A picture of your window", "", "", "", ""],
];
const SUM = [["total", "late_hours", "calc", "Sum", "[tea] + [light] + [news]", "", "", ""]];
const BEST = ITEMS.map(([name, words]) => [words, name === "news" ? "Not at all" : "Every evening"] as const);

async function open(page: Page): Promise<void> {
  await page.goto("/studio");
  await expect(problems(page)).toBeVisible();
}

/** Makes the drafts that were found, and says what the report counts. */
async function make(page: Page, said: string): Promise<void> {
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByText("Not live yet.")).toBeVisible();
  await page.getByRole("tab", { name: "Scoring" }).click();
}

/** Each file of another program holds the questions and, where the format has no words for it, more fields beside them. */
function expectAll(came: Readonly<Record<string, number>>, id: string, questions: number): void {
  expect(Object.keys(came).toSorted()).toEqual(
    [`${id}.csv`, `${id}.zip`, `${id}.xlsx`, `${id}.fhir.json`, `${id}.surveyjs.json`].toSorted(),
  );
  for (const [name, count] of Object.entries(came)) expect(count, name).toBe(questions);
}

test.beforeEach(async ({ context, server }) => {
  test.setTimeout(1_800_000);
  await context.addCookies([await staffCookie(server, "publisher", "Ann")]);
});

test("a dictionary of REDCap gets its score, is published, answered, exported and taken home", {
  tag: "@full",
}, async ({ page, server }) => {
  await open(page);
  await dropFile(page, "evening.csv", Buffer.from(dictionary("evening_calm", PET)));
  await make(page, "5 of 6 questions came over.");
  await page.getByRole("button", { name: "Give 0 to 3 to all 3 without points" }).click();
  await page.getByRole("button", { name: /^Reverse the points of .* \(grid\.news\)$/ }).click();
  await page.getByRole("combobox", { name: "Way" }).selectOption("sum");
  await page.getByRole("button", { name: "Tick all 3" }).click();
  await page.getByRole("button", { name: /Write 0 to 9/ }).click();
  await writeBands(page, BANDS);
  await endDraft(page);
  await publish(page);
  await answer(page, "evening-calm", [...BEST, ["Do you have a pet?", "No"]], "Calm");
  const { results, codebook } = await exported(page, server, "evening-calm");
  const [header = "", row = ""] = results.split("\n");
  expect(header).toContain("grid.news");
  expect(row).toContain(",9,Calm,");
  expect(codebook).toContain("Does it sleep in your room?");
  expectAll(await takenHome(page, "evening-calm"), "evening-calm", 5);
});

test("the ZIP of an instrument keeps its sum, which is worked out and published", { tag: "@full" }, async ({
  page,
  server,
}) => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(dictionary("late_hours", SUM)), "instrument.csv");
  zip.end();
  await open(page);
  await dropFile(page, "late.zip", await buffer(zip.outputStream));
  await make(page, "3 of 3 questions came over.");
  await writeBands(page, BANDS);
  await endDraft(page);
  await publish(page);
  await answer(page, "late-hours", BEST, "Calm");
  expect((await exported(page, server, "late-hours")).results).toContain(",6,Calm,");
  expectAll(await takenHome(page, "late-hours"), "late-hours", 3);
});

test("a workbook of XLSForm keeps its sum, which is worked out and published", { tag: "@full" }, async ({
  page,
  server,
}) => {
  const book = new exceljs.Workbook();
  const sheets = {
    survey: [
      ["type", "name", "label", "required", "calculation"],
      ...ITEMS.map(([name, words]) => ["select_one often", name, words, "yes", ""]),
      ["calculate", "total", "", "", ITEMS.map(([name]) => `\${${name}}`).join(" + ")],
    ],
    choices: [["list_name", "name", "label"], ...OPTIONS.map((words, code) => ["often", code, words])],
    settings: [
      ["form_title", "form_id"],
      ["Quiet nights", "quiet_nights"],
    ],
  };
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows);
  await open(page);
  await dropFile(page, "quiet.xlsx", Buffer.from((await book.xlsx.writeBuffer()) as ArrayBuffer));
  await make(page, "3 of 3 questions came over.");
  await writeBands(page, BANDS);
  await endDraft(page);
  await publish(page);
  await answer(page, "quiet-nights", BEST, "Calm");
  expect((await exported(page, server, "quiet-nights")).results).toContain(",6,Calm,");
  expectAll(await takenHome(page, "quiet-nights"), "quiet-nights", 3);
});
