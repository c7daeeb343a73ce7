import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers, AnswerValue } from "#core/content-model/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleOf, surveyOf } from "./shipped-content.ts";

// Each published method written a second time, plainly, beside the rules that are data.

/** The options of each item in their order, which is part of the contract. */
function optionsOf(scale: string): Map<string, readonly AnswerValue[]> {
  const items = itemsOf(surveyOf(scale));
  return new Map(
    items.map(({ name, answer }) => [name, answer.kind === "choice" ? answer.options.map((o) => o.value) : []]),
  );
}

function pick(options: Map<string, readonly AnswerValue[]>, positions: Readonly<Record<string, number>>): Answers {
  return Object.fromEntries(
    Object.entries(positions).map(([name, position]) => {
      const value = options.get(name)?.[position];
      if (value === undefined) throw new Error(`no option ${position} of ${name}`);
      return [name, value];
    }),
  );
}

/** Positions for items of `most + 1` options that add up to a sum, filled from the first item on. */
function positionsOfSum(names: readonly string[], most: number, sum: number): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, Math.max(0, Math.min(most, sum - index * most))]));
}

describe.each([
  ["socialization", 12],
  ["socialization-18", 18],
])("%s", (scale, n) => {
  test("maps each sum of network points as the anchored map has it", () => {
    const options = optionsOf(scale);
    const names = [...options.keys()];
    expect(names).toHaveLength(n);
    for (let sum = 0; sum <= 5 * n; sum++) {
      const expected =
        sum >= 2 * n ? Math.min(3, Math.floor((4 * (5 * n - sum)) / (3 * n))) : 3 + Math.ceil((4 * (2 * n - sum)) / n);
      const scored = scoreAnswers(ruleOf(scale), pick(options, positionsOfSum(names, 5, sum)));
      expect([sum, scored.score, scored.subscores["points"]]).toEqual([sum, expected, sum]);
      expect(scored.subscores["atRisk"]).toBe(sum < 2 * n ? 1 : 0);
    }
  });
});

test("stress: four reversed items, the sum stretched by 10/9 and rounded", () => {
  const options = optionsOf("stress");
  const reversed = new Set(["1-3", "1-4", "2-1", "2-2"]);
  const answers = fc.record(Object.fromEntries([...options.keys()].map((name) => [name, fc.nat(4)])));
  fc.assert(
    fc.property(answers, (positions) => {
      const raw = Object.entries(positions).reduce((sum, [name, at]) => sum + (reversed.has(name) ? 4 - at : at), 0);
      expect(scoreAnswers(ruleOf("stress"), pick(options, positions)).score).toBe(Math.floor((raw * 10) / 9 + 0.5));
    }),
    { numRuns: 500 },
  );
});

test.each<[string, Record<string, number[]>]>([
  [
    "diet",
    { "food-intake": [0, 1, 2], "weight-loss": [0, 1, 2, 3], mobility: [0, 1, 2], stress: [0, 2], neuro: [0, 1, 2] },
  ],
  [
    "learning",
    {
      "food-intake": [0, 0, 0, 0, 0],
      "weight-loss": [0, 1, 2, 2],
      mobility: [0, 1, 1, 2],
      stress: [0, 1, 2, 2, 2],
      neuro: [0, 1, 2],
      skill: [0, 1, 1],
      class: [0, 0, 1],
    },
  ],
])("%s adds up the points of its options in their order", (scale, points) => {
  const options = optionsOf(scale);
  expect([...options.keys()]).toEqual(Object.keys(points));
  const positions = fc.record(
    Object.fromEntries(Object.entries(points).map(([name, of]) => [name, fc.nat(of.length - 1)])),
  );
  fc.assert(
    fc.property(positions, (at) => {
      const expected = Object.entries(at).reduce(
        (sum, [name, position]) => sum + (points[name]?.[position] ?? Number.NaN),
        0,
      );
      expect(scoreAnswers(ruleOf(scale), pick(options, at), { bmi: 18 }).score).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

const HUNDREDTHS = [
  [11, 32, 64, 107],
  [25, 75, 150, 250],
  [43, 129, 257, 429],
];

test.each([
  [1, 20],
  [2, 21],
  [3, 23],
  [4, 23],
  [5, 30],
])("exercise page %d weighs each class of days and hours by %d", (page, weight) => {
  const options = optionsOf("exercise");
  const rest = ruleOf("exercise").examples[0]?.answers ?? {};
  for (const [days, row] of HUNDREDTHS.entries()) {
    for (const [hours, hundredths] of row.entries()) {
      const answers = pick(options, { [`${page}-0`]: days + 1, [`${page}-1`]: hours });
      const { score } = scoreAnswers(ruleOf("exercise"), { ...rest, ...answers });
      expect(score).toBe(Math.floor((weight * hundredths + 50) / 100));
    }
  }
});

test("exercise: chores give their points, work 3 an hour unless mainly sitting", () => {
  const options = optionsOf("exercise");
  const rest = ruleOf("exercise").examples[0]?.answers ?? {};
  const score = (positions: Record<string, number>) =>
    scoreAnswers(ruleOf("exercise"), { ...rest, ...pick(options, positions) }).score;
  const chores = { "6-0": 25, "7-0": 25, "8-0": 30, "9-0": 36, "9-1": 20, "10-0": 35 };
  for (const [name, points] of Object.entries(chores)) expect([name, score({ [name]: 1 })]).toEqual([name, points]);
  for (const [at, hours] of [5, 15, 25, 35, 40].entries()) {
    const byKind = [0, 1, 2, 3].map((kind) => score({ "11-0": 1, "11-1": at, "11-2": kind }));
    expect(byKind).toEqual([0, 3 * hours, 3 * hours, 3 * hours]);
  }
});

test("sleep: seven components as published", () => {
  const options = optionsOf("sleep");
  const rated = [...options.keys()].slice(4);
  const classOf = (value: number, cuts: readonly number[]) => cuts.filter((cut) => value >= cut).length;
  const night = fc.record({
    positions: fc.record(Object.fromEntries(rated.map((name) => [name, fc.nat(3)]))),
    minutes: fc.nat(90),
    bed: fc.integer({ min: 20, max: 23 }),
    inBed: fc.integer({ min: 4, max: 12 }),
    quarters: fc.nat(40),
  });
  fc.assert(
    fc.property(night, ({ positions, minutes, bed, inBed, quarters }) => {
      const p = (name: string) => positions[name] ?? Number.NaN;
      const hours = quarters / 4;
      const disturbances = ["2-1", "3-0", "3-1", "4-0", "4-1", "5-0", "5-1", "6-0", "6-1"].reduce(
        (sum, name) => sum + p(name),
        0,
      );
      const parts = {
        quality: p("7-0"),
        latency: Math.ceil((classOf(minutes, [16, 31, 61]) + p("2-0")) / 2),
        duration: 3 - classOf(quarters, [20, 24, 28]),
        // In whole numbers: 100 × quarters / 4 against 85, 75 and 65 percent of the hours in bed.
        efficiency: 3 - [65, 75, 85].filter((percent) => 25 * quarters >= percent * inBed).length,
        disturbance: Math.ceil(disturbances / 9),
        medicine: p("7-1"),
        daytime: Math.ceil((p("8-0") + p("8-1")) / 2),
      };
      const times = { "1-0": `${bed}:00`, "1-1": minutes, "1-2": `${(bed + inBed) % 24}:00`, "1-3": hours };
      const scored = scoreAnswers(ruleOf("sleep"), { ...times, ...pick(options, positions) });
      expect(scored.subscores).toMatchObject({
        ...parts,
        minutesInBed: 60 * inBed,
        sleepExceedsBed: hours > inBed ? 1 : 0,
      });
      expect(scored.score).toBe(Object.values(parts).reduce((sum, one) => sum + one, 0));
    }),
    { numRuns: 1000 },
  );
});
