import { expect, test } from "vitest";
import { importFile } from "#core/import/import-file.ts";
import { qualtrics } from "#core/import/qualtrics/qualtrics.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { fileOf, readSmall } from "./read-small.ts";

type Loose = Readonly<Record<string, unknown>>;

const choicesOf = (...words: readonly (string | Loose)[]) =>
  Object.fromEntries(words.map((one, index) => [index + 1, typeof one === "string" ? { Display: one } : one]));

const question = (id: string, type: string, more: Loose = {}): Loose => ({
  ...{ QuestionID: id, DataExportTag: `tag${id.slice(3)}`, QuestionType: type },
  ...{ QuestionText: `<b>Words of ${id}</b>`, Language: [], ...more },
});
const required = { Validation: { Settings: { ForceResponse: "ON" } } };
const several = { Selector: "MAVR", Choices: choicesOf("Red", "Green", { Display: "None", ExclusiveAnswer: true }) };
const yesNo = { Selector: "SAVR", Choices: choicesOf("Yes", "No"), RecodeValues: { 1: "1", 2: "0" } };

const line = (left: string, operator: string, more: Loose = {}): Loose => ({
  ...{ LogicType: "Question", LeftOperand: `q://${left}`, Operator: operator, Type: "Expression", ...more },
});
const logic = (...sets: readonly (readonly Loose[])[]): Loose => ({
  ...Object.fromEntries(sets.map((lines, index) => [index, { ...lines, Type: index === 0 ? "If" : "OrIf" }])),
  Type: "BooleanExpression",
});

type Parts = { readonly blocks?: readonly Loose[]; readonly flow?: readonly Loose[]; readonly more?: readonly Loose[] };

/** A survey of one block with these questions, as the file has it. */
function qsf(questions: readonly Loose[], { blocks, flow, more = [] }: Parts = {}): Loose {
  const asked = questions.map(({ QuestionID: id }) => ({ Type: "Question", QuestionID: id }));
  return {
    SurveyEntry: { SurveyName: "Small", SurveyLanguage: "EN", SurveyDescription: null },
    SurveyElements: [
      { Element: "BL", Payload: blocks ?? [{ Type: "Default", ID: "BL_1", BlockElements: asked }] },
      { Element: "FL", Payload: { Type: "Root", Flow: flow ?? [{ Type: "Block", ID: "BL_1" }] } },
      ...questions.map((payload) => ({ Element: "SQ", Payload: payload })),
      ...more,
    ],
  };
}

const read = (questions: readonly Loose[], parts: Parts = {}) => readSmall(qualtrics, qsf(questions, parts));

test("a file is known by what it holds", () => {
  expect(qualtrics.recognises(fileOf(qsf([question("QID1", "MC", yesNo)])))).toBe(true);
  expect(qualtrics.recognises(fileOf({ pages: [] }))).toBe(false);
  expect(importFile(fileOf(qsf([question("QID1", "MC", yesNo)]))).format).toBe("qualtrics");
});

test("each kind becomes a question, a text, or is named", () => {
  const { report, elements } = read([
    question("QID1", "DB"),
    question("QID2", "MC", { ...yesNo, ...required }),
    question("QID3", "MC", several),
    question("QID4", "MC", {
      Selector: "DL",
      Choices: choicesOf("One", "Two", { Display: "Other", TextEntry: "true" }),
    }),
    question("QID5", "TE", { Selector: "ML" }),
    question("QID6", "TE", {
      Selector: "SL",
      Validation: { Settings: { ContentType: "ValidNumber", ValidNumber: { Min: "1", Max: "9", NumDecimals: "0" } } },
    }),
    question("QID7", "Slider", {
      ...{ Selector: "HSLIDER", Choices: choicesOf("Pain", "Worry") },
      Configuration: { CSSliderMin: 0, CSSliderMax: 10 },
    }),
    question("QID8", "Matrix", {
      ...{ Selector: "Likert", SubSelector: "SingleAnswer", Choices: choicesOf("Stairs", "Walks") },
      ...{ Answers: choicesOf("Never", "Often"), RecodeValues: { 1: "0", 2: "4" } },
    }),
    question("QID9", "Matrix", {
      ...{ Selector: "Likert", SubSelector: "MultipleAnswer", Choices: choicesOf("Morning", "Evening") },
      Answers: choicesOf("Tea", "Milk"),
    }),
    question("QID10", "RO", { Choices: choicesOf("First", "Second") }),
    question("QID11", "Timing"),
  ]);
  expect(report.questions).toBe(12);
  expect(report.taken).toBe(11);
  expect(report.dropped).toEqual([
    { name: "tag10", type: "RO", why: "It asks to put options in order, which cannot be asked here." },
  ]);
  expect(report.notes.join()).toContain('"tag11" is left out');
  expect(elements).toMatchObject([
    { type: "html" },
    { type: "radiogroup", name: "tag2", title: "Words of QID2", isRequired: true },
    { type: "checkbox", name: "tag3" },
    { type: "dropdown", name: "tag4", showOtherItem: true, otherText: "Other" },
    { type: "comment", name: "tag5" },
    { type: "text", name: "tag6", inputType: "number", min: 1, max: 9, step: 1 },
    { type: "multipletext", name: "tag7", items: [{ min: 0, max: 10 }, { title: "Worry" }] },
    { type: "matrix", name: "tag8", columns: [{ value: 0 }, { value: 4 }], rows: [{ text: "Stairs" }, { value: "2" }] },
    { type: "checkbox", name: "tag9_1", title: "Words of QID9\nMorning" },
    { type: "checkbox", name: "tag9_2" },
  ]);
});

test("a text beside one of two options is left out, and both stay options", () => {
  const { elements, report } = read([
    question("QID1", "MC", {
      Selector: "SAVR",
      Choices: choicesOf("No", { Display: "Yes, namely", TextEntry: "true" }),
    }),
  ]);
  expect(elements[0]).toMatchObject({ choices: [{ text: "No" }, { text: "Yes, namely" }] });
  expect(report.changed.map(({ what }) => what).join()).toContain("text beside 1 of its options is left out");
});

test("options are stored as their codes; as their numbers where two have the same code", () => {
  const codes = (recoded: Loose) => {
    const { elements } = read([question("QID1", "MC", { ...yesNo, ChoiceOrder: ["2", "1"], RecodeValues: recoded })]);
    return (elements[0] as unknown as { choices: { value: unknown; text: string }[] }).choices;
  };
  expect(codes({ 1: "1", 2: "0" })).toEqual([
    { value: 0, text: "No" },
    { value: 1, text: "Yes" },
  ]);
  expect(codes({ 1: "7", 2: "7" }).map(({ value }) => value)).toEqual([2, 1]);
});

test("what lies in the trash or outside the flow is not asked", () => {
  const questions = [1, 2, 3].map((number) => question(`QID${number}`, "MC", yesNo));
  const block = (id: string, type: string, asked: string) => ({
    ...{ ID: id, Type: type, BlockElements: [{ Type: "Question", QuestionID: asked }] },
  });
  const blocks = [block("BL_1", "Default", "QID1"), block("BL_2", "Trash", "QID2"), block("BL_3", "Standard", "QID3")];
  const { report, elements } = read(questions, { blocks, flow: [{ ID: "BL_1" }, { ID: "BL_2" }] });
  expect(elements.map(({ name }) => name)).toEqual(["tag1"]);
  expect(report.questions).toBe(1);
});

/** Returns the names that are asked with some answers. */
function askedWith(
  file: ReturnType<typeof read>,
  answers: Readonly<Record<string, string | number | number[]>>,
): string[] {
  const items = file.scale ? itemsOf(file.scale.survey) : [];
  return askedItems(items, answers).map(({ name }) => name);
}

test("logic names options by their numbers, and And binds more tightly than Or", () => {
  const or = { Conjuction: "Or" };
  const and = { Conjuction: "And" };
  const file = read([
    question("QID1", "MC", yesNo),
    question("QID2", "MC", several),
    question("QID3", "TE", {
      DisplayLogic: logic([
        line("QID1/SelectableChoice/2", "Selected"),
        line("QID2/SelectableChoice/1", "Selected", or),
        line("QID2/SelectableChoice/2", "NotSelected", and),
      ]),
    }),
    question("QID4", "TE", { DisplayLogic: logic([line("QID1/SelectableChoice/1", "Selected")]) }),
  ]);
  expect(askedWith(file, { tag1: 0, tag2: [2] })).toContain("tag3");
  expect(askedWith(file, { tag1: 1, tag2: [1] })).toContain("tag3");
  expect(askedWith(file, { tag1: 1, tag2: [1, 2] })).not.toContain("tag3");
  expect(askedWith(file, { tag1: 1 })).toContain("tag4");
  expect(askedWith(file, { tag1: 0 })).not.toContain("tag4");
});

test("a row of a table, an other text and a number can be asked for", () => {
  const file = read([
    question("QID1", "Matrix", {
      ...{ Selector: "Likert", SubSelector: "SingleAnswer", Choices: choicesOf("Stairs", "Walks") },
      Answers: choicesOf("Never", "Often"),
    }),
    question("QID2", "MC", {
      Selector: "SAVR",
      Choices: choicesOf("Bus", "Train", { Display: "Other", TextEntry: "on" }),
    }),
    question("QID3", "TE", { Validation: { Settings: { ContentType: "ValidNumber" } } }),
    question("QID4", "TE", { DisplayLogic: logic([line("QID1/SelectableChoice/2/1", "Selected")]) }),
    question("QID5", "TE", { DisplayLogic: logic([line("QID2/SelectableChoice/3", "Selected")]) }),
    question("QID6", "TE", {
      DisplayLogic: logic([line("QID3/ChoiceTextEntryValue", "GreaterThan", { RightOperand: "2" })]),
    }),
  ]);
  expect(askedWith(file, { "tag1.2": 1 })).toContain("tag4");
  expect(askedWith(file, { "tag1.1": 1 })).not.toContain("tag4");
  expect(askedWith(file, { tag2: "other" })).toContain("tag5");
  expect(askedWith(file, { tag2: 1 })).not.toContain("tag5");
  expect(askedWith(file, { tag3: 3 })).toContain("tag6");
  expect(askedWith(file, { tag3: 2 })).not.toContain("tag6");
});

test("a branch, an end of the survey and a skip hide what they pass over", () => {
  const questions = [1, 2, 3, 4].map((number) => question(`QID${number}`, "MC", yesNo));
  const block = (id: string, ...asked: readonly Loose[]) => ({ ID: id, Type: "Standard", BlockElements: asked });
  const skip = { SkipToDestination: "QID3", Locator: "q://QID1/SelectableChoice/2", Condition: "Selected" };
  const file = read(questions, {
    blocks: [
      block(
        "BL_1",
        { Type: "Question", QuestionID: "QID1", SkipLogic: [skip] },
        { Type: "Page Break" },
        { Type: "Question", QuestionID: "QID2" },
        { Type: "Question", QuestionID: "QID3" },
      ),
      block("BL_2", { Type: "Question", QuestionID: "QID4" }),
    ],
    flow: [
      { ID: "BL_1" },
      {
        Type: "Branch",
        BranchLogic: logic([line("QID3/SelectableChoice/2", "Selected")]),
        Flow: [{ Type: "EndSurvey" }],
      },
      { ID: "BL_2" },
    ],
  });
  expect(file.scale?.survey.pages).toHaveLength(3);
  expect(askedWith(file, { tag1: 0 })).not.toContain("tag2");
  expect(askedWith(file, { tag1: 1 })).toContain("tag2");
  expect(askedWith(file, { tag3: 0 })).not.toContain("tag4");
  expect(askedWith(file, { tag3: 1 })).toContain("tag4");
});

test("logic that is not wholly understood is named, and its question is asked", () => {
  const { report, conditionOf } = read([
    question("QID1", "MC", yesNo),
    question("QID2", "TE", {
      DisplayLogic: logic([
        line("QID1/SelectableChoice/1", "Selected"),
        { ...line("DeviceType", "Is"), LogicType: "DeviceType", Conjuction: "And" },
      ]),
    }),
  ]);
  expect(conditionOf("tag2")).toBeUndefined();
  expect(report.todo.join()).toContain('Write the condition of "tag2"');
});

test("words come in every language, without markup, and what is filled in stands in brackets", () => {
  const { report, elements } = read([
    question("QID1", "MC", {
      ...yesNo,
      QuestionText: `Dear \${e://Field/name}, after \${q://QID1/ChoiceGroup/SelectedChoices}?`,
      Language: { ES: { QuestionText: "<p>¿Sí?</p>", Choices: { 1: { Display: "Sí" } } }, EN: { QuestionText: "no" } },
    }),
  ]);
  expect(report.languages).toEqual(["en", "es"]);
  expect(elements[0]).toMatchObject({
    title: { default: "Dear [name], after [tag1]?", es: "¿Sí?" },
    choices: [{ text: { default: "Yes", es: "Sí" } }, { text: "No" }],
  });
});

test("grades are points, of which a person is asked to be sure", () => {
  const graded = {
    ...yesNo,
    GradingData: [
      { ChoiceID: "1", Grades: { SC_1: "3" } },
      { ChoiceID: "2", Grades: { SC_1: "0" } },
    ],
  };
  const categories = { Element: "SCO", Payload: { ScoringCategories: [{ ID: "SC_1", Name: "Score" }] } };
  const { report, scale } = read([question("QID1", "MC", graded)], { more: [categories] });
  expect(report.scoring).toBe("found");
  expect(scale?.rule.points).toEqual([{ items: ["tag1"], values: { 0: 0, 1: 3 } }]);
  expect(report.todo.join()).toContain("see that they are what the method says");
});

test.each([
  ["no JSON", '{"SurveyEntry": 1, "SurveyElements":', "no JSON"],
  ["no questions", { SurveyEntry: {}, SurveyElements: [] }, "no questions"],
  ["parts in parts", `{"SurveyEntry":${"[".repeat(300)}${"]".repeat(300)},"SurveyElements":[]}`, "too deep"],
])("%s is refused with a sentence", (_, json, words) => {
  expect(() => qualtrics.read(fileOf(json))).toThrow(words);
});

test("names that several questions share, and odd shapes of the file, are read", () => {
  const same = { ...yesNo, DataExportTag: "Q 1" };
  const { elements, report } = read([question("QID1", "MC", same), question("QID2", "MC", same)], {
    blocks: [{ 3: { ID: "BL_1", Type: "Default", BlockElements: [{ QuestionID: "QID1" }, { QuestionID: "QID2" }] } }],
  });
  expect(new Set(elements.map(({ name }) => name)).size).toBe(elements.length);
  expect(report.taken + report.dropped.length).toBe(report.questions);
});
