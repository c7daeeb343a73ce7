import { expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { validatorIssues } from "#core/content-check/check-validators.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { pageValidators } from "#core/surveys/page-validators.ts";
import { ruleOf } from "./shipped-content.ts";

const number = (name: string) => ({ type: "text", inputType: "number", name, title: name, min: 0, max: 10 }) as const;
const times = ["bed", "up"].map((name) => ({ type: "text", name, title: name, isRequired: true }) as const);

const surveyOf = (validators: object[], elements: object[] = [number("all"), number("some")]): SurveyDocument =>
  ({
    title: "Days",
    pages: [
      { name: "before", elements: [number("earlier")] },
      {
        name: "days",
        elements,
        validators: validators.map((one) => ({ type: "expression", text: "Too many.", ...one })),
      },
      { name: "after", elements: [number("later")] },
    ],
  }) as unknown as SurveyDocument;
const rule = { examples: [] } as unknown as ScoringRule;
const checked = (survey: SurveyDocument, answers: object) => answerChecker(itemsOf(survey))(answers);

test("a hard validator of a page refuses answers to several questions, with its text and a code of its own", () => {
  const survey = surveyOf([{ expression: "{some} <= {all}" }]);
  expect(checked(survey, { all: 3, some: 3 })).toEqual([]);
  expect(checked(survey, { all: 3, some: 4 })).toEqual([
    { code: "ANSWERS_IMPLAUSIBLE", path: "days", message: "Too many." },
  ]);
  // It compares answers: where one is left open there is nothing to compare.
  expect(checked(survey, { some: 4 })).toEqual([]);
  expect(checked(survey, { all: 3 })).toEqual([]);
  const declinable = [number("all"), { ...number("some"), declinable: true }];
  const optional = surveyOf([{ expression: "{some} <= {all}" }], declinable);
  expect(checked(optional, { all: 3, some: { declined: true } })).toEqual([]);
  expect(checked(optional, { all: 3, some: 4 })).toHaveLength(1);
});

test("a soft one refuses nothing", () => {
  const survey = surveyOf([{ expression: "{some} <= {all}", soft: true }]);
  expect(checked(survey, { all: 3, some: 4 })).toEqual([]);
  expect(pageValidators(survey, itemsOf(survey))).toMatchObject([{ page: 1, soft: true, needs: ["all", "some"] }]);
});

test("it reads answers of earlier pages, rows of a matrix, and times as they were typed", () => {
  expect(checked(surveyOf([{ expression: "{some} <= {earlier}" }]), { earlier: 1, some: 2 })).toMatchObject([
    { path: "days" },
  ]);
  const matrix = { type: "matrix", name: "m", title: "m", rows: ["a", "b"], columns: [1, 2, 3] };
  const rows = surveyOf([{ expression: "{m.a} <= {m.b}" }], [matrix]);
  expect(checked(rows, { m: { a: 3, b: 1 } })).toMatchObject([{ code: "ANSWERS_IMPLAUSIBLE" }]);
  expect(checked(rows, { m: { a: 1, b: 1 } })).toEqual([]);
  const night = surveyOf([{ expression: "minutesInBed({#bed}, {#up}, 8) < 720" }], times);
  expect(checked(night, { bed: "10.30 pm", up: "6 am" })).toEqual([]);
  expect(checked(night, { bed: "6 am", up: "10.30 pm" })).toMatchObject([{ path: "days" }]);
});

test("the check of content names questions that are not there, come later, or stand on no such page", () => {
  const codes = (...validators: object[]) => surveyIssues("s.json", surveyOf(validators)).map(({ code }) => code);
  expect(codes({ expression: "{some} <= {all}" })).toEqual([]);
  expect(codes({ expression: "{some} <= {al}" })).toEqual(["CONDITION_NAME"]);
  expect(codes({ expression: "sqrt({some}) <= {all}" })).toEqual(["FUNCTION_UNKNOWN"]);
  expect(codes({ expression: "{some} <= " })).toEqual(["VALIDATOR_UNREADABLE"]);
  expect(codes({ expression: "{some} <= {later}" })).toEqual(["VALIDATOR_PLACE"]);
  expect(codes({ expression: "{earlier} > 0" })).toEqual(["VALIDATOR_PLACE"]);
});

test("one that never or always stops people is an issue", () => {
  const found = (...validators: object[]) =>
    validatorIssues("s.json", surveyOf(validators), rule).map(({ code, path }) => [code, path]);
  expect(found({ expression: "{some} <= {all}" }, { expression: "{some} < 9", soft: true })).toEqual([]);
  expect(found({ expression: "{some} <= 10" })).toEqual([["VALIDATOR_NEVER", "pages[1].validators[0].expression"]]);
  expect(found({ expression: "{some} > 10", soft: true })).toEqual([
    ["VALIDATOR_ALWAYS", "pages[1].validators[0].expression"],
  ]);
  const night = surveyOf([{ expression: "minutesInBed({#bed}, {#up}, 8) < 960", soft: true }], times);
  expect(validatorIssues("s.json", night, rule)).toEqual([]);
});

test("a change of a page's validators is told", () => {
  const [older, newer] = [surveyOf([{ expression: "{some} <= {all}" }]), surveyOf([{ expression: "{some} < {all}" }])];
  const same = ruleOf("stress");
  expect(describeChanges({ survey: older, rule: same }, { survey: newer, rule: same })).toMatchObject([
    { code: "ANSWER_CHECK_CHANGED", path: "pages[1].validators", touches: "answers" },
  ]);
});
