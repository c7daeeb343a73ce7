import { describe, expect, test } from "vitest";
import { constantText, isReadBack } from "#core/conditions/constant-text.ts";
import type { Answers } from "#core/content-model/answers.ts";
import { importFile } from "#core/import/import-file.ts";
import type { Format } from "#core/import/report.ts";
import type { OptionValue } from "#core/question-types/options.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { smallScale } from "../../support/small-scale.ts";
import { broughtHome, wayFormats } from "../take-home/brought-home.ts";

const TEXTS = [
  "it's",
  'say "yes"',
  "back\\slash",
  "two \\\\ of them",
  "\\'",
  "both ' and \"",
  "it’s",
  "“curly”",
  "a <= b",
  "[x]",
  "ends with a quote'",
];
/** What the parser of SurveyJS reads as something else, however it is written. */
const UNSAYABLE = ["ends in \\", "a => b", "a <> b", "he equals she"];

test("what SurveyJS cannot read back as it was is known", () => {
  expect(TEXTS.filter((text) => !isReadBack(text))).toEqual([]);
  expect(UNSAYABLE.filter(isReadBack)).toEqual([]);
});

const question = (name: string, title: string, more: object) => ({
  type: "text",
  name,
  title,
  maxLength: 100,
  ...more,
});

/** Something is asked of those who typed the text, and of those who picked the option. */
function scaleOf(text: OptionValue) {
  const of = (name: string) => ({ visibleIf: `{${name}} = ${constantText(text)}` });
  const elements = [
    question("typed", "Say it", {}),
    { type: "radiogroup", name: "picked", title: "Pick it", choices: [text, "other one"] },
    { type: "checkbox", name: "several", title: "Pick some", choices: [text, "other one", "third"] },
    question("a", "A", of("typed")),
    question("b", "B", of("picked")),
    question("c", "C", { visibleIf: `{several} contains ${constantText(text)}` }),
  ];
  const unscored = ["typed", "picked", "several", "a", "b", "c"];
  return smallScale(elements, { score: "1", unscored });
}

const askedWith = (survey: Parameters<typeof itemsOf>[0], text: string) => {
  const given: Answers[] = [
    { typed: text },
    { typed: "other one" },
    { picked: text },
    { picked: "other one" },
    { several: [text, "third"] },
    { several: ["third"] },
  ];
  return given.map((answers) => askedItems(itemsOf(survey), answers).map(({ name }) => name));
};

const lostIn: Readonly<Record<string, (scale: ReturnType<typeof scaleOf>) => readonly string[]>> = {
  redcap: (scale) => redcapDictionary(scale, "en").unsaid,
  xlsform: (scale) => xlsformWorkbook(scale).unsaid,
  fhir: () => [],
  surveyjs: (scale) => surveyJsDocument(scale).unsaid,
};

describe.each(wayFormats)("taken home as %s and brought back", (format) => {
  test.each(TEXTS)("%s", (text) => {
    const scale = scaleOf(text);
    const back = broughtHome(format, scale);
    const isSaid = lostIn[format]?.(scale).join(" ").includes("quotation marks") === true;
    // One text alone can be written in neither kind of quotation marks, and then the loss is named.
    expect(isSaid).toBe(/['‘’]/.test(text) && /["“”]/.test(text) && ["redcap", "xlsform"].includes(format));
    if (!isSaid) expect(askedWith(back.survey, text)).toEqual(askedWith(scale.survey, text));
    expect(back.report.dropped).toEqual([]);
  });
});

/** The same question in the words of each format, as people write it there. */
const files: Readonly<Record<string, (text: string) => object | string | null>> = {
  surveyjs: (text) => ({
    elements: [
      { type: "text", name: "typed" },
      { type: "text", name: "a", visibleIf: `{typed} = ${constantText(text)}` },
    ],
  }),
  fhir: (text) => ({
    resourceType: "Questionnaire",
    item: [
      { linkId: "typed", type: "string", text: "Say it" },
      {
        ...{ linkId: "a", type: "string", text: "A" },
        enableWhen: [{ question: "typed", operator: "=", answerString: text }],
      },
    ],
  }),
  redcap(text) {
    const mark = [`"`, `'`].find((one) => !text.includes(one));
    if (!mark || /[‘’“”]/.test(text)) return null;
    const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
    const rows = [
      ["Variable / Field Name", "Form Name", "Section Header", "Field Type", "Field Label", "Branching Logic"],
      ["record_id", "f", "", "text", "Record", ""],
      ["typed", "f", "", "text", "Say it", ""],
      ["a", "f", "", "text", "A", `[typed] = ${mark}${text}${mark}`],
    ];
    return rows.map((row) => row.map(cell).join(",")).join("\n");
  },
};

describe.each(Object.keys(files))("a condition of a file of %s", (format) => {
  // SurveyJS itself compares with something else there.
  test.each(format === "surveyjs" ? TEXTS : [...TEXTS, ...UNSAYABLE])("%s", (text) => {
    const written = files[format]?.(text) ?? null;
    if (written === null) return;
    const file = { name: "f.json", text: typeof written === "string" ? written : JSON.stringify(written) };
    const [first] = importFile(file, { format: format as Format }).scales;
    const survey = first?.scale?.survey;
    if (!survey) throw new Error("nothing came over");
    const asked = [text, `${text}x`].map((typed) => askedItems(itemsOf(survey), { typed }).length);
    const isNamed = first.report.todo.some((one) => one.startsWith('Write the condition of "a"'));
    expect({ asked, isNamed }).toEqual(
      isReadBack(text) ? { asked: [2, 1], isNamed: false } : { asked: [2, 2], isNamed: true },
    );
  });
});
