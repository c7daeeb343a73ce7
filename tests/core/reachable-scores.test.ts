import { describe, expect, test } from "vitest";
import { legendHolds, parseLegend } from "#core/content-check/parse-legend.ts";
import { answerGroups } from "#core/content-check/proof/answer-groups.ts";
import { reachableScores } from "#core/content-check/proof/reachable-scores.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { smallScale } from "../support/small-scale.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const reads = new Map([["bmi", { low: 2.5, high: 1464.6 }]]);
const proofOf = (scale: string, change: Partial<ScoringRule> = {}) =>
  reachableScores({ ...ruleOf(scale), ...change }, itemsOf(surveyOf(scale)), reads);
const sorted = (values: readonly unknown[]) => values.map(Number).sort((a, b) => a - b);

/** Every score by scoring every possible set of answers, as nobody could for a longer scale. */
function byBruteForce(scale: string, rule: ScoringRule): number[] {
  const groups = answerGroups(rule, itemsOf(surveyOf(scale)), new Map());
  const all = groups.reduce<Answers[]>(
    (before, { assignments }) => before.flatMap((one) => assignments.map((other) => ({ ...one, ...other }))),
    [{}],
  );
  return sorted([...new Set(all.map((answers) => scoreAnswers(rule, answers).score))]);
}

test.each(ruleNames)("%s: the reachable scores are proved to be all there are", (scale) => {
  const { score, formulaErrors } = proofOf(scale);
  const { range } = ruleOf(scale);
  expect(formulaErrors).toEqual([]);
  expect(score).toMatchObject({ complete: true, low: range.min, high: range.max });
});

describe("the proof agrees with scoring all 10,800 sets of answers to Learning", () => {
  const sum = "sum({food-intake}, {weight-loss}, {mobility}, {stress}, {neuro}, {skill}, {class})";
  test.each([
    sum,
    `round(${sum} * 7 / 3)`,
    "{weight-loss} * {mobility} - {stress} + {neuro} + {skill} + {class} + {food-intake} + 10",
    "{weight-loss} + {mobility} * {weight-loss} + max({stress}, {neuro}) + {skill} + {class} + {food-intake}",
    "iif({neuro} > 1, {weight-loss} + {stress}, {mobility}) + {skill} * {class} + {food-intake}",
    "iif({neuro} > 1, 0, {neuro}) + {weight-loss} + {stress} + {mobility} + {skill} + {class} + {food-intake}",
    "0.1 * {weight-loss} + 0.7 * {mobility} + {stress} / 3 + {neuro} + {skill} + {class} + {food-intake}",
  ])("%s", (score) => {
    const proof = proofOf("learning", { score });
    const all = byBruteForce("learning", { ...ruleOf("learning"), score, bands: ruleOf("learning").bands });
    expect(proof.score.complete).toBe(true);
    expect(sorted(proof.score.values).map((value) => value.toFixed(9))).toEqual(all.map((value) => value.toFixed(9)));
  });
});

test.each([
  ["0-13", 13, true],
  ["0-13", 14, false],
  ["18.5-24.9", 18.5, true],
  ["11", 11, true],
  ["11", 10, false],
  ["Under 18.5", 18.4, true],
  ["Under 18.5", 18.5, false],
  ["30 and above", 30, true],
  ["30 or more", 29.9, false],
  ["Over 30", 30, false],
  ["5 or less", 5, true],
  ["9+", 9, true],
  ["–5 to 5", 0, false],
])("the legend %s and the score %d: %s", (legend, score, holds) => {
  const range = parseLegend(legend);
  expect(range !== null && range !== "words" && legendHolds(range, score)).toBe(holds);
});

test("a sum of three terms, two of which share answers, is no mistake in the formula", () => {
  const options = { choices: ["Yes", "No"], isRequired: true };
  const elements = ["a", "b", "c"].map((name) => ({ type: "radiogroup", name, title: "?", ...options }));
  const hidden = elements.map((one) => (one.name === "b" ? { ...one, visibleIf: "{a} = 'Yes'" } : one));
  const points = [{ items: ["a", "b", "c"], values: { Yes: 1, No: 0 }, notAsked: 0 }];
  const { survey, rule } = smallScale(hidden, { points, score: "{a} + {b} + {c} + 0 * {a}" });
  const { score, formulaErrors } = reachableScores(rule, itemsOf(survey), new Map());
  expect(formulaErrors).toEqual([]);
  expect(sorted(score.values)).toEqual([0, 1, 2, 3]);
});
