import { describe, expect, test } from "vitest";
import { importFile } from "#core/import/import-file.ts";
import { qualtrics } from "#core/import/qualtrics/qualtrics.ts";
import type { Reader } from "#core/import/reader.ts";
import { redcap } from "#core/import/redcap/redcap.ts";
import { surveyjs } from "#core/import/surveyjs/surveyjs.ts";
import { xlsform } from "#core/import/xlsform/xlsform.ts";
import { plainText } from "#core/surveys/plain-text.ts";
import { readSmall } from "./read-small.ts";

// Words of a file that the content check would refuse, or that would be lost on the way to the page.

const redcapFile = (form: string, label: string) =>
  [
    "field_name,form_name,section_header,field_type,field_label,select_choices",
    `mood,"${form}",,radio,"${label}","0, No | 1, ${label}"`,
  ].join("\n");
const xlsformFile = (title: string, label: string) =>
  [
    "survey,,,",
    ",type,name,label",
    `,select_one yn,mood,"${label}"`,
    "choices,,,",
    ",list_name,name,label",
    ",yn,0,No",
    `,yn,1,"${label}"`,
    "settings,,",
    ",form_title,form_id",
    `,"${title}",form`,
  ].join("\n");
const FILES: readonly (readonly [string, Reader, (title: string, label: string) => unknown])[] = [
  ["redcap", redcap, redcapFile],
  ["xlsform", xlsform, xlsformFile],
  [
    "surveyjs",
    surveyjs,
    (title, label) => ({
      title,
      elements: [{ type: "radiogroup", name: "mood", title: label, choices: ["No", label] }],
    }),
  ],
];

describe.each(FILES)("braces in a file of %s", (_, reader, fileOf) => {
  test.each(["{year}", "{{year}}", "a {b} and }", "{a{b}"])("%s stand for nothing that is filled in", (words) => {
    const { scale, elements } = readSmall(reader, fileOf(words, words));
    const [mood] = elements as unknown as { title: string; choices: { text: string }[] }[];
    // SurveyJS fills in what stands in braces.
    for (const text of [scale?.survey.title, mood?.title, mood?.choices.map((one) => one.text ?? one).join()])
      expect(text).toMatch(/^[^{]*[ab\]][^{]*$/i);
  });
});

test("a note keeps words that look like markup", () => {
  const html = "Write &lt;b&gt; for bold &amp; &lt;i&gt; for italics.";
  const { elements } = readSmall(surveyjs, {
    elements: [
      { type: "html", name: "how", html },
      { type: "html", name: "only", html: "&lt;b&gt;" },
      { type: "text", name: "q" },
    ],
  });
  const shown = (elements as { html?: string }[]).map((one) => plainText(one.html ?? ""));
  expect(shown).toEqual(["Write <b> for bold & <i> for italics.", "<b>", ""]);
});

test("an option whose recoded value is longer than one may be is stored by its number", () => {
  const question = {
    ...{ QuestionText: "Mood?", DataExportTag: "mood", QuestionID: "QID1", QuestionType: "MC", Selector: "SAVR" },
    ...{ Choices: { 1: { Display: "Low" }, 2: { Display: "High" } }, ChoiceOrder: [1, 2] },
    RecodeValues: { 1: "x".repeat(500), 2: "2" },
  };
  const block = { Type: "Default", ID: "BL_1", BlockElements: [{ Type: "Question", QuestionID: "QID1" }] };
  const { elements, report } = readSmall(qualtrics, {
    SurveyEntry: { SurveyName: "Mood", SurveyLanguage: "EN" },
    SurveyElements: [
      { Element: "BL", Payload: [block] },
      { Element: "FL", Payload: { Flow: [{ Type: "Block", ID: "BL_1" }] } },
      { Element: "SQ", PrimaryAttribute: "QID1", Payload: question },
    ],
  });
  expect(elements).toMatchObject([{ choices: [{ value: 1 }, { value: 2 }] }]);
  expect(report.changed.map(({ what }) => what).join()).toContain("too long");
});

test("how the characters of a file were guessed is said of each instrument", () => {
  const text = JSON.stringify({ elements: [{ type: "text", name: "q" }] });
  const { scales } = importFile({ name: "a.json", text, guess: "It was guessed." });
  expect(scales.map(({ report }) => report.notes[0])).toEqual(["It was guessed."]);
});
