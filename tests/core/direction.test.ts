import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers, AnswerValue } from "#core/contracts/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { answerChecker, askedItems } from "#core/surveys/check-answers.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const CLOCK_TIMES = ["9 PM", "10:30 PM", "23:15", "midnight", "00:45", "11", "5:30 AM", "06:30", "7", "8 AM", "noon"];
const STORED = { bmi: 22.4 };

/** Any answer to one item that the survey allows. */
function answerTo(item: Item): fc.Arbitrary<AnswerValue> {
  const { answer } = item;
  if (answer.kind === "choice") return fc.constantFrom(...answer.options.map(({ value }) => value));
  if (answer.kind === "choices")
    return fc.subarray(answer.options.map(({ value }) => value) as string[], { minLength: 1 });
  if (answer.kind === "text") return fc.constantFrom(...CLOCK_TIMES);
  return fc.integer({ min: (answer.min ?? 0) * 4, max: (answer.max ?? 0) * 4 }).map((quarters) => quarters / 4);
}

/** Complete answers to the items that are asked. */
function answersTo(items: readonly Item[]): fc.Arbitrary<Answers> {
  const check = answerChecker(items);
  return fc
    .record(Object.fromEntries(items.map((item) => [item.name, answerTo(item)])))
    .map((all) => onlyAsked(items, all))
    .filter((answers) => check(answers).length === 0);
}

function onlyAsked(items: readonly Item[], all: Answers): Answers {
  const asked = new Set(askedItems(items, all).map(({ name }) => name));
  return Object.fromEntries(Object.entries(all).filter(([name]) => asked.has(name)));
}

/** What each option of an item is worth, where the rule says so in points. */
function pointsOf(scale: string): Map<string, Readonly<Record<string, number>>> {
  const groups = ruleOf(scale).points ?? [];
  return new Map(groups.flatMap(({ items, values }) => items.map((item) => [item, values] as const)));
}

/**
 * More points mean a higher score in each of these, except in Socialization:
 * there points count ties and the score counts how few there are.
 */
const directionOf = (scale: string) => (scale.startsWith("socialization") ? -1 : 1);

describe.each(ruleNames)("%s", (scale) => {
  const rule = ruleOf(scale);
  const items = itemsOf(surveyOf(scale));
  const score = (answers: Answers) => scoreAnswers(rule, answers, STORED).score;

  test("any valid answers give a number of the declared form and range", () => {
    const decimals = scale === "bmi" ? 10 : 1;
    fc.assert(
      fc.property(answersTo(items), (answers) => {
        const value = score(answers);
        expect(Math.round(value * decimals) / decimals).toBe(value);
        expect(value).toBeGreaterThanOrEqual(rule.range.min);
        expect(value).toBeLessThanOrEqual(rule.range.max);
      }),
      { numRuns: 300 },
    );
  });
});

const pointedRules = ruleNames.filter((scale) => pointsOf(scale).size > 0);

test.each(pointedRules)("%s: an answer worth more points moves the score one way only, or not at all", (scale) => {
  const rule = ruleOf(scale);
  // Whether a person works only decides what else is asked.
  const pointed = [...pointsOf(scale)].filter(([item]) => item !== "11-0");
  fc.assert(
    fc.property(answersTo(itemsOf(surveyOf(scale))), fc.constantFrom(...pointed), (answers, [item, values]) => {
      if (answers[item] === undefined) return;
      const ranked = Object.entries(values).sort(([, one], [, other]) => one - other);
      const scores = ranked.map(([value]) => scoreAnswers(rule, { ...answers, [item]: value }, STORED).score);
      const rises = scores.slice(1).map((one, index) => (one - (scores[index] ?? 0)) * directionOf(scale));
      expect(rises.every((rise) => rise >= 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const hours = ["Under 1 hour", "1 hour to under 2 hours", "2 to 4 hours", "Over 4 hours"];
const days = ["1 or 2 days", "3 or 4 days", "5 to 7 days"];

test.each([1, 2, 3, 4, 5])("exercise page %d: more days or longer ones never lower the score", (page) => {
  const rule = ruleOf("exercise");
  const rest = rule.examples[0]?.answers ?? {};
  const score = (day: string, hour: string) =>
    scoreAnswers(rule, { ...rest, [`${page}-0`]: day, [`${page}-1`]: hour }).score;
  const grid = days.map((day) => hours.map((hour) => score(day, hour)));
  for (const row of grid) expect(row).toEqual([...row].sort((a, b) => a - b));
  for (const [column] of hours.entries()) {
    const down = grid.map((row) => row[column] ?? Number.NaN);
    expect(down).toEqual([...down].sort((a, b) => a - b));
  }
  expect(grid[0]?.[0]).toBeGreaterThanOrEqual(scoreAnswers(rule, rest).score);
});

test("body mass index rises with weight and falls with height", () => {
  const score = (feet: number, weight: number) => scoreAnswers(ruleOf("bmi"), { feet, inches: 6, weight }).score;
  expect(score(5, 160)).toBeGreaterThan(score(5, 150));
  expect(score(6, 150)).toBeLessThan(score(5, 150));
});

test.each([
  [18.9, 0],
  [19, 1],
  [20.9, 1],
  [21, 2],
  [22.9, 2],
  [23, 3],
])("diet: a body mass index of %d gives %d", (bmi, points) => {
  const [example] = ruleOf("diet").examples;
  expect(scoreAnswers(ruleOf("diet"), example?.answers ?? {}, { bmi }).score).toBe(points);
});
