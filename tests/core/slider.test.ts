import { expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import type { SurveyElement } from "#core/content-model/survey.ts";
import { answerAsText, answerInWords } from "#core/question-types/answer-kinds/answer-in-words.ts";
import { onServer } from "#core/question-types/answer-kinds/on-server.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleOf } from "./shipped-content.ts";

const slider = (more: object): SurveyElement => ({ type: "slider", name: "pain", title: "How bad is it?", ...more });
const surveyWith = (more: object) => ({ title: "Pain", pages: [{ name: "one", elements: [slider(more)] }] });
const ends = [
  { value: 0, text: { default: "No pain", es: "Nada de dolor" } },
  { value: 100, text: "The worst pain" },
];
const [item] = itemsOf(surveyWith({ customLabels: ends }));
if (!item) throw new Error("no item");

test.each<[string, object, unknown, string[]]>([
  ["a number on the line", {}, 72, []],
  ["an end", {}, 0, []],
  ["a number past the end", {}, 101, ["ANSWER_OUT_OF_RANGE"]],
  ["a number before the start", { min: 1 }, 0, ["ANSWER_OUT_OF_RANGE"]],
  ["a number between the steps of one", {}, 7.5, ["ANSWER_OFF_STEP"]],
  ["a decimal step", { max: 1, step: 0.1 }, 0.3, []],
  ["a number as a text", {}, "72", ["ANSWER_WRONG_TYPE"]],
  ["two numbers", {}, [20, 30], ["ANSWER_WRONG_TYPE"]],
])("the server on %s", (_, more, pain, codes) => {
  const issues = answerChecker(itemsOf(surveyWith(more)))({ pain });
  expect(issues.map(({ code }) => code)).toEqual(codes);
});

test("an untouched one is left open, or missing where it is required", () => {
  expect(answerChecker(itemsOf(surveyWith({})))({})).toEqual([]);
  expect(answerChecker(itemsOf(surveyWith({ isRequired: true })))({})).toMatchObject([{ code: "ANSWER_MISSING" }]);
});

test("the answer is read with the words at the ends, in each language they have", () => {
  expect(answerInWords(item.answer, 72)).toBe("72 (0: No pain, 100: The worst pain)");
  expect(answerAsText(item.answer, 72, item.title)).toEqual({
    default: "72 (0: No pain, 100: The worst pain)",
    es: "72 (0: Nada de dolor, 100: The worst pain)",
  });
  expect(answerInWords({ kind: "number", min: 0, max: 100, step: 1 }, 72)).toBeUndefined();
});

test("its column is a number with its range and the words at the ends", () => {
  const base = { name: "pain", label: "", source: "", options: [], reverseScored: null, range: null };
  expect(onServer(item.answer).columns(item.answer, base, "pain")).toEqual([
    {
      ...base,
      type: "number",
      range: { min: 0, max: 100 },
      options: [
        { value: "0", label: "No pain", code: 0, points: null },
        { value: "100", label: "The worst pain", code: 100, points: null },
      ],
    },
  ]);
});

test("words elsewhere than at an end, and ends the wrong way round, are mistakes", () => {
  const codes = (more: object) =>
    surveyIssues("surveys/pain.json", surveyWith(more)).map(({ code, path }) => [code, path]);
  const at = "pages[0].elements[0]";
  expect(codes({ customLabels: ends })).toEqual([]);
  expect(codes({ customLabels: [{ value: 50, text: "Middling" }] })).toEqual([
    ["LABEL_PLACE", `${at}.customLabels[0].value`],
  ]);
  expect(codes({ min: 100 })).toEqual([["LIMITS_CROSSED", `${at}.max`]]);
});

test("other words at its ends are a change of words, other ends one of answers", () => {
  const version = (more: object) => ({ survey: surveyWith(more), rule: ruleOf("stress") });
  const changes = describeChanges(version({ customLabels: ends }), version({ max: 10 }));
  expect(changes).toMatchObject([
    { code: "LABELS_CHANGED", touches: "words", message: "The words at the ends of question pain changed." },
    { code: "LIMITS_CHANGED", touches: "answers" },
  ]);
});
