import { expect, test } from "vitest";
import { SAVED_SCORE, savedScore } from "#core/api/save-bmi.ts";
import { formulasOf } from "#core/scoring/rule-formulas.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleOf, surveyOf } from "./shipped-content.ts";

const rule = ruleOf("bmi");

/** The specification's text, in exactly this order: another one rounds some values to another decimal. */
const bodyMassIndex = (pounds: number, inches: number) => ((703 * pounds) / (inches * inches)).toFixed(1);

test.each([
  ["5'5\" 150 lb", 65, 150, "25.0", "Overweight"],
  ["5'9\" 125 lb", 69, 125, "18.5", "Healthy Weight"],
  ["6'0\" 136 lb", 72, 136, "18.4", "Underweight"],
  ["6'4\" 246 lb", 76, 246, "29.9", "Overweight"],
  ["5'5\" 180 lb", 65, 180, "30.0", "Obese"],
  ["5'0\" 180 lb", 60, 180, "35.1", "Obese"],
  ["5'10\" 245 lb", 70, 245, "35.1", "Obese"],
])("%s is shown as the text %4$s", (_, inches, pounds, shown, meaning) => {
  expect(bodyMassIndex(pounds, inches)).toBe(shown);
  const scored = scoreAnswers(rule, { feet: Math.floor(inches / 12), inches: inches % 12, weight: pounds });
  expect(scored.score).toBe(Number(shown));
  expect(scored.meaning).toBe(meaning);
});

test("what a browser gets of the rule gives the specification's text for everything that can be chosen", () => {
  const publicRule = { ...formulasOf(rule), bands: rule.bands };
  const different: string[] = [];
  for (const [feet, inches, weight] of selectable()) {
    const specified = bodyMassIndex(weight, 12 * feet + inches);
    const sent = savedScore(Number(scoreAnswers(publicRule, { feet, inches, weight }).score));
    if (sent !== specified || !SAVED_SCORE.test(sent)) different.push(`${feet} ${inches} ${weight}`);
  }
  expect(different).toEqual([]);
});

test("the declared range is what can be chosen", () => {
  const all = [...selectable()].map(([feet, inches, weight]) => Number(bodyMassIndex(weight, 12 * feet + inches)));
  const { min, max } = all.reduce((range, one) => ({ min: Math.min(range.min, one), max: Math.max(range.max, one) }), {
    min: Number.POSITIVE_INFINITY,
    max: 0,
  });
  expect({ min, max }).toEqual(rule.range);
});

test("height and weight are chosen from the listed numbers", () => {
  const ends = itemsOf(surveyOf("bmi")).map(({ name, answer }) => {
    const options = answer.kind === "choice" ? answer.options.map(({ value }) => value) : [];
    return [name, options[0], options.at(-1), options.length];
  });
  expect(ends).toEqual([
    ["feet", 1, 9, 9],
    ["inches", 0, 11, 12],
    ["weight", 50, 300, 251],
  ]);
});

function* selectable(): Generator<[feet: number, inches: number, weight: number]> {
  for (let feet = 1; feet <= 9; feet++) {
    for (let inches = 0; inches <= 11; inches++) {
      for (let weight = 50; weight <= 300; weight++) yield [feet, inches, weight];
    }
  }
}
