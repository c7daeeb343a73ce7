import { expect, test } from "vitest";
import { scoreAnswers } from "#core/scoring/score.ts";
import { ruleOf } from "./shipped-content.ts";

// That more points move a score one way for all answers is in properties.test.ts; here are the whole grids.

const hours = ["Under 1 hour", "1 hour to under 2 hours", "2 to 4 hours", "Over 4 hours"];
const days = ["1 or 2 days", "3 or 4 days", "5 to 7 days"];

test.each([1, 2, 3, 4, 5])("exercise page %d: more days or longer ones never lower the score", (page) => {
  const rule = ruleOf("exercise");
  const rest = rule.examples[0]?.answers ?? {};
  const score = (day: string, hour: string) =>
    Number(scoreAnswers(rule, { ...rest, [`${page}-0`]: day, [`${page}-1`]: hour }).score);
  const grid = days.map((day) => hours.map((hour) => score(day, hour)));
  for (const row of grid) expect(row).toEqual([...row].sort((a, b) => a - b));
  for (const [column] of hours.entries()) {
    const down = grid.map((row) => row[column] ?? Number.NaN);
    expect(down).toEqual([...down].sort((a, b) => a - b));
  }
  expect(grid[0]?.[0]).toBeGreaterThanOrEqual(Number(scoreAnswers(rule, rest).score));
});

test("body mass index rises with weight and falls with height", () => {
  const score = (feet: number, weight: number) =>
    Number(scoreAnswers(ruleOf("bmi"), { feet, inches: 6, weight }).score);
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
