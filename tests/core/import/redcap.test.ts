import { stringify } from "csv-stringify/sync";
import { describe, expect, test } from "vitest";
import { importFile } from "#core/import/import-file.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import { plainText } from "#core/surveys/plain-text.ts";
import { COLUMNS as HEADER_WORDS } from "#core/take-home/redcap/columns.ts";

const COLUMNS = [
  "name",
  "form",
  "header",
  "type",
  "label",
  "choices",
  "note",
  "validation",
  "min",
  "max",
  "identifier",
  "logic",
  "required",
  "alignment",
  "number",
  "matrix",
  "ranking",
  "annotation",
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

const dictionary = (rows: readonly Row[], headers: readonly string[] = HEADER_WORDS, delimiter = ",") =>
  stringify(
    [headers, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? (column === "form" ? "calm" : "")))],
    { delimiter },
  );
const brought = (text: string) => importFile({ name: "calm.csv", text }).scales;
const imported = (rows: readonly Row[]) => {
  const [only] = brought(dictionary(rows));
  if (!only) throw new Error("No instrument came over.");
  return { ...only, elements: only.scale ? placedElements(only.scale.survey).map(({ element }) => element) : [] };
};
const OFTEN = "0, Never | 1, At times | 2, Often";
const radio = (name: string, more: Row = {}): Row => ({
  name,
  type: "radio",
  label: `How is ${name}?`,
  choices: OFTEN,
  ...more,
});

describe("a data dictionary", () => {
  test("is recognised with a mark at its start, other headers, more columns and semicolons", () => {
    const loose = [...HEADER_WORDS.map((header) => header.replaceAll(/[ /?]/g, ".")), "Extra"];
    for (const text of [
      `\uFEFF${dictionary([radio("a")])}`,
      dictionary([radio("a")], loose),
      dictionary([radio("a")], HEADER_WORDS, ";"),
    ])
      expect(brought(text)[0]?.report.taken).toBe(1);
  });
  test("makes an instrument of each form", () => {
    const scales = brought(dictionary([radio("a"), radio("b", { form: "other", logic: "[a] = '1'" })]));
    expect(scales.map(({ report }) => report.id)).toEqual(["calm", "other"]);
    expect(scales[1]?.report.todo.join()).toContain('"a" of another form, "calm"');
  });
  test("counts each field that holds an answer once", () => {
    const { report } = imported([
      { name: "record_id", type: "text", label: "Record" },
      radio("a"),
      { name: "b", type: "file", label: "Letter" },
      { name: "c", type: "text", label: "From where", annotation: "@HIDDEN" },
      { name: "d", type: "descriptive", label: "Thank you" },
      { name: "e", type: "calc", label: "Twice", choices: "[a]*2" },
      { name: "f", type: "radio", label: "Nothing to pick" },
    ]);
    expect([report.questions, report.taken]).toEqual([4, 1]);
    expect(report.dropped).toContainEqual({ name: "c", type: "text", why: "It is hidden in the file (@HIDDEN)." });
    expect(report.dropped.map(({ name, type }) => [name, type])).toContainEqual(["f", "radio"]);
  });
});

describe("kinds of fields", () => {
  test("keep their codes, limits and words", () => {
    const { elements } = imported([
      { name: "yes", type: "yesno", label: "Well?", required: "y" },
      { name: "pain", type: "slider", label: "Pain", choices: "none | some | worst" },
      { name: "age", type: "text", label: "Age", validation: "integer", min: "18", max: "99", note: "in years" },
      { name: "day", type: "text", label: "Since", validation: "date_dmy", min: "2001-02-03" },
      {
        name: "pick",
        type: "checkbox",
        label: "Which?",
        choices: "1, Tea | 9, Nothing",
        annotation: "@NONEOFTHEABOVE='9'",
      },
    ]);
    expect(elements).toMatchObject([
      {
        type: "radiogroup",
        isRequired: true,
        choices: [
          { value: 1, text: "Yes" },
          { value: 0, text: "No" },
        ],
      },
      {
        type: "slider",
        min: 0,
        max: 100,
        customLabels: [
          { value: 0, text: "none" },
          { value: 100, text: "worst" },
        ],
      },
      { type: "text", inputType: "number", min: 18, max: 99, description: "in years" },
      { type: "text", inputType: "date", min: "2001-02-03" },
      { type: "checkbox", choices: [{ value: 1 }, { value: 9, isExclusive: true }] },
    ]);
  });
  test("name what is left out", () => {
    const { report } = imported([
      { name: "mail", type: "text", label: "E-mail", validation: "email" },
      { name: "now", type: "text", label: "When", validation: "date_ymd", max: "today" },
      radio("a", { annotation: "@DEFAULT='1'", identifier: "y", label: "Is [now] right?" }),
      { name: "pain", type: "slider", label: "Pain", choices: "a | b | c" },
    ]);
    expect(report.changed.map(({ name }) => name)).toEqual(["mail", "now", "a", "pain"]);
    expect(report.notes.join("\n")).toMatch(/identifying a person: a/);
  });
});

describe("a matrix group", () => {
  const row = (name: string, more: Row = {}) => radio(name, { matrix: "week", ...more });
  test("becomes one matrix, whose rows keep their names", () => {
    const { elements, report } = imported([
      row("w1", { header: "This week" }),
      row("w2"),
      row("w3"),
      radio("after", { logic: "[w2] = '2'" }),
    ]);
    expect(elements.map(({ name }) => name)).toEqual(["section_w1", "week", "after"]);
    expect(elements[2]).toMatchObject({ visibleIf: "{week.w2} = 2" });
    expect(report.taken).toBe(4);
  });
  test("is parted where a row has a condition of its own", () => {
    const { elements, report } = imported([row("w1"), row("w2"), row("w3", { logic: "[w1] = '2'" })]);
    expect(elements.map(({ type }) => type)).toEqual(["matrix", "radiogroup"]);
    expect(report.changed.map(({ name }) => name)).toContain("w3");
  });
});

describe("a calculation", () => {
  test("is proposed as the score, and a guard against blanks is not needed", () => {
    const { scale, report } = imported([
      radio("a"),
      radio("b"),
      { name: "sum_ab", type: "calc", label: "Sum", choices: 'if([a] <> "" and [b] <> "", sum([a], [b]), "")' },
      radio("c", { logic: "[sum_ab] < 2" }),
    ]);
    expect([report.scoring, scale?.rule.score]).toEqual(["proposed", "({a} + {b})"]);
    expect(JSON.stringify(scale?.survey)).toContain("{a} notempty and {b} notempty and ({a} + {b}) < 2");
  });
  test("that counts boxes gives them points", () => {
    const { scale } = imported([
      { name: "pick", type: "checkbox", label: "Which?", choices: "a, A | b, B | c, C" },
      { name: "n", type: "calc", label: "Number", choices: "sum([pick(a)], [pick(b)])" },
    ]);
    expect(scale?.rule.score).toBe("{pick}");
    expect(scale?.rule.points).toEqual([{ items: ["pick"], values: { a: 1, b: 1, c: 0 } }]);
  });
  test("that is not understood stands in todo", () => {
    const { report } = imported([
      radio("a"),
      { name: "d", type: "calc", label: "Days", choices: 'datediff([a], "today", "d")' },
    ]);
    expect([report.scoring, report.todo.join()]).toEqual(["none", expect.stringContaining("datediff()")]);
  });
  test("in a circle is a sentence", () => {
    const { report } = imported([
      radio("a"),
      { name: "x", type: "calc", label: "X", choices: "[y] + 1" },
      { name: "y", type: "calc", label: "Y", choices: "[x] + 1" },
    ]);
    expect(report.todo.join()).toContain("counts with itself");
  });
});

test("conditions that cannot hold are named", () => {
  const { report } = imported([
    radio("a", { logic: "[b] = '1'" }),
    radio("b", { logic: "[a] = '1'" }),
    radio("c", { logic: "[c] = '1'" }),
    radio("d", { logic: "[a] = '1' and [a] = '2'" }),
  ]);
  expect(report.todo.join()).toContain("a, b wait for each other");
  expect(report.todo.join()).toContain("the question itself");
  expect(report.notes.join()).toContain('"d" can never hold');
});

test("names that are none, and names twice, become others", () => {
  const { elements } = imported(["constructor", "Ä b!", "a", "A", "a"].map((name) => radio(name)));
  expect(elements.map(({ name }) => name)).toEqual(["constructor_2", "A b_", "a", "A_2", "a_3"]);
});

test("the number of the record is known by its words too", () => {
  const item = { name: "calm1", type: "radio", label: "Calm?", choices: OFTEN };
  const first = (name: string, label: string) => imported([{ name, type: "text", label }, item]).report.questions;
  expect(first("guid", "Record ID")).toBe(1);
  expect(first("member_id", "Member ID")).toBe(1);
  expect(first("unique_id", "Your code")).toBe(1);
  expect(first("valid", "Is it valid?")).toBe(2);
});

test("braces of the file are not filled in by SurveyJS", () => {
  const { elements } = imported([
    { name: "calm1", type: "radio", label: "Calm?", choices: OFTEN },
    { name: "both", type: "descriptive", label: "Answer {calm1} and {other}" },
  ]);
  expect(elements.at(-1)).toMatchObject({ html: "Answer [calm1] and [other]" });
});

test("a note of several lines keeps them", () => {
  const { elements } = imported([
    { name: "calm1", type: "radio", label: "Calm?", choices: OFTEN },
    { name: "told", type: "descriptive", label: "<p>Answer for a < b.</p><p>Take your time.</p>" },
  ]);
  expect(elements.at(-1)).toMatchObject({ html: "<p>Answer for a < b.</p><p>Take your time.</p>" });
  expect(plainText((elements.at(-1) as unknown as { html: string }).html)).toBe("Answer for a < b.\nTake your time.");
});
