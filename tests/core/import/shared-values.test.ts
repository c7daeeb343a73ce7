import { expect, test } from "vitest";
import { importFile } from "#core/import/import-file.ts";
import type { BroughtFile } from "#core/import/reader.ts";
import { surveyjs } from "#core/import/surveyjs/surveyjs.ts";
import { readSmall } from "./read-small.ts";

// Options that a file stores as one and the same value cannot be told apart in its answers.

const text = (name: string, written: unknown): BroughtFile => ({
  name,
  text: typeof written === "string" ? written : JSON.stringify(written),
});
const coded = (value: string, display: string) => ({ valueCoding: { code: value, display } });
const FILES: Readonly<Record<string, BroughtFile>> = {
  surveyjs: text("a.json", {
    elements: [
      {
        type: "radiogroup",
        name: "mood",
        choices: [
          { value: 1, text: "Never" },
          { value: 1, text: "Rarely" },
          { value: 2, text: "Often" },
        ],
      },
    ],
  }),
  fhir: text("a.json", {
    resourceType: "Questionnaire",
    title: "Mood",
    item: [
      {
        ...{ linkId: "mood", text: "Mood?", type: "choice" },
        answerOption: [coded("1", "Never"), coded("1", "Rarely"), coded("2", "Often")],
      },
    ],
  }),
  redcap: text(
    "a.csv",
    [
      "field_name,form_name,section_header,field_type,field_label,select_choices",
      'mood,form,,radio,Mood?,"1, Never | 1, Rarely | 2, Often"',
    ].join("\n"),
  ),
  xlsform: text(
    "a.csv",
    [
      "survey,,,",
      ",type,name,label",
      ",select_one often,mood,Mood?",
      "choices,,,",
      ",list_name,name,label",
      ",often,1,Never",
      ",often,1,Rarely",
      ",often,2,Often",
    ].join("\n"),
  ),
};

test.each(Object.entries(FILES))(
  "of options that share one value in a file of %s, those left out are named",
  (_, file) => {
    const [scale] = importFile(file).scales;
    const said = scale?.report.todo.filter((one) => one.includes("mood")) ?? [];
    expect(said).toEqual([expect.stringMatching(/share the value 1: "Rarely" is left out beside "Never"/)]);
    expect(scale?.report.changed.map(({ what }) => what).join()).toContain("Rarely");
  },
);

test("one option written twice is said, and nothing is left to do for it", () => {
  const { report } = readSmall(surveyjs, {
    elements: [{ type: "checkbox", name: "mood", choices: ["calm", "calm", "glad"] }],
  });
  expect(report.changed.map(({ what }) => what).join()).toContain('"calm"');
  expect(report.todo.join()).not.toContain("mood");
});

test("rows of one name are told apart", () => {
  const { elements, report } = readSmall(surveyjs, {
    elements: [{ type: "matrix", name: "week", columns: [1, 2], rows: ["day", "day", "night"] }],
  });
  expect(elements).toMatchObject([{ rows: ["day", { value: "day_2", text: "day" }, "night"] }]);
  expect(report.changed).toEqual([{ name: "week.day", what: 'It is called "week.day_2" here.' }]);
});

test("one option beside one of one's own is a list of two", () => {
  const { elements, report } = readSmall(surveyjs, {
    elements: [{ type: "checkbox", name: "food", choices: ["plum"], showOtherItem: true, otherText: "Another" }],
  });
  expect(elements).toEqual([expect.objectContaining({ choices: ["plum", { value: "other", text: "Another" }] })]);
  expect(elements[0]).not.toHaveProperty("showOtherItem");
  expect(report.changed).toEqual([
    { name: "food", what: 'Beside its one option, "other" is an option here, and its words are not asked.' },
  ]);
});
