import { expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { exportVariables } from "#core/export/variables.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { questionnaireResponseOf } from "#core/fhir/questionnaire-response.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { smallScale } from "../support/small-scale.ts";
import { fromFhir } from "./from-fhir.ts";

const body = {
  ...{ type: "multipletext", name: "body", title: "About you:", declinable: true },
  items: [
    { name: "height", title: "Height in cm", inputType: "number", isRequired: true, min: 50, max: 250, step: 0.5 },
    { name: "born", title: "Born", inputType: "date", max: "2020-12-31" },
    { name: "called", maxLength: 20 },
  ],
};
const scale = smallScale([body], { score: "{body.height} / 25", unscored: ["body.born", "body.called"] });
const items = itemsOf(scale.survey);
const found = (answers: object) => answerChecker(items)(answers).map(({ code, path }) => [code, path]);

test("each field is an item with the answers of its kind", () => {
  expect(items.map(({ name, title, required, answer }) => [name, title, required, answer])).toEqual([
    ["body.height", "Height in cm", true, { kind: "number", min: 50, max: 250, step: 0.5 }],
    ["body.born", "Born", false, { kind: "moment", unit: "date", min: undefined, max: "2020-12-31" }],
    ["body.called", "called", false, { kind: "text", maxLength: 20 }],
  ]);
  const all = itemsOf(smallScale([{ ...body, isRequired: true }], { score: "1" }).survey);
  expect(all.every(({ required }) => required)).toBe(true);
});

test("answers come together or field by field, and each is checked", () => {
  expect(found({ body: { height: 170, born: "1950-03-14", called: "Ann" } })).toEqual([]);
  expect(found({ "body.height": 170.5 })).toEqual([]);
  expect(found({ body: { born: "1950-03-14" } })).toEqual([["ANSWER_MISSING", "body.height"]]);
  expect(found({ body: { height: 20 } })).toEqual([["ANSWER_OUT_OF_RANGE", "body.height"]]);
  expect(found({ body: { height: 170, called: "x".repeat(21) } })).toEqual([["ANSWER_WRONG_TYPE", "body.called"]]);
  expect(found({ body: { height: 170, weight: 70 } })).toEqual([["ANSWER_UNKNOWN_ITEM", "body.weight"]]);
  expect(found({ body: { declined: true } })).toEqual([]);
});

test("mistakes of a field are named at their place", () => {
  const wrong = {
    ...body,
    items: [
      { name: "height", inputType: "number", min: "tall" },
      { name: "born", hint: 1 },
    ],
  };
  expect(shapeIssues("survey", "s", { title: "t", pages: [{ name: "p", elements: [wrong] }] })).toMatchObject([
    { path: "pages[0].elements[0].items[1]" },
  ]);
  const { survey } = smallScale([{ ...wrong, items: wrong.items.slice(0, 1) }], { score: "1" });
  expect(surveyIssues("s", survey).map(({ code, path }) => [code, path])).toEqual([
    ["LIMIT_FORM", "pages[0].elements[0].items[0].min"],
  ]);
});

const answers = { "body.height": 175, "body.born": "1950-03-14" };
const { score, meaning, trace } = scoreAnswers(scale.rule, answers);

test("formulas name a field, and exports have a column for each", () => {
  expect(score).toBe(7);
  expect(exportVariables([scale], { withText: true }).filter(({ name }) => name.startsWith("body"))).toMatchObject([
    { name: "body.height", type: "number", label: "About you: Height in cm", range: { min: 50, max: 250 } },
    { name: "body.born", type: "date", label: "About you: Born" },
    { name: "body.called", type: "text" },
  ]);
});

test("FHIR has a group with the fields, and gives it back", () => {
  const { survey, report } = fromFhir(questionnaireOf(scale));
  const [element] = survey.pages[0]?.elements ?? [];
  expect(element).toMatchObject({ type: "multipletext", name: "body", title: "About you:", declinable: true });
  const shown = ({ name, title, required, answer }: (typeof items)[number]) => [name, title, required, answer];
  expect(itemsOf(survey).map(shown)).toEqual(items.map(shown));
  expect([report.changed, report.dropped]).toEqual([[], []]);
  const exported = {
    ...{ participant: "p", submission: "s", submittedAt: "2026-01-01T00:00:00.000Z", ageBand: "" },
    ...{ contentVersion: "", ruleVersion: "", replacedBy: null, firstSubmittedAt: null, original: null },
    ...{ answers, trace, score, meaning },
  };
  expect(questionnaireResponseOf(scale, exported).item[0]?.item).toMatchObject([
    { linkId: "body", item: [{ linkId: "body.height", answer: [{ valueDecimal: 175 }] }, { linkId: "body.born" }] },
  ]);
});

test("a version says that the fields changed", () => {
  const older = smallScale([{ ...body, items: body.items.slice(0, 2) }], { score: "1" });
  const newer = smallScale([body], { score: "1" });
  expect(describeChanges(older, newer).map(({ message }) => message)).toEqual(["The fields of question body changed."]);
});
