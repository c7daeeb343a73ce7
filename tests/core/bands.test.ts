import { describe, expect, test } from "vitest";
import { bandIndexOf } from "#core/shared/bands.ts";
import { shownScore } from "#core/shared/shown-score.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ruleOf } from "./shipped-content.ts";

test.each([
  [-1, -1],
  [0, 0],
  [13.9, 0],
  [14, 1],
  [26, 1],
  [27, 2],
  [1000, 2],
  [Number.NaN, -1],
])("the score %d lies in band %d", (score, index) => {
  expect(bandIndexOf([{ from: 0 }, { from: 14 }, { from: 27 }], score)).toBe(index);
});

test("no bands hold nothing", () => {
  expect(bandIndexOf([], 5)).toBe(-1);
});

const published: Record<string, [number, number, string][]> = {
  socialization: [
    [0, 3, "Not Lonely"],
    [4, 8, "Moderately Lonely"],
    [9, 10, "Severely Lonely"],
    [11, 11, "Very Severely Lonely"],
  ],
  "socialization-18": [
    [0, 3, "Not Lonely"],
    [4, 8, "Moderately Lonely"],
    [9, 10, "Severely Lonely"],
    [11, 11, "Very Severely Lonely"],
  ],
  diet: [
    [0, 7, "Malnourished"],
    [8, 11, "At Risk"],
    [12, 14, "Normal Nutrition"],
  ],
  stress: [
    [0, 13, "Low"],
    [14, 26, "Moderate"],
    [27, 40, "High"],
  ],
  sleep: [
    [0, 5, "Good"],
    [6, 10, "Moderate"],
    [11, 15, "Severe"],
    [16, 21, "Very Severe"],
  ],
  exercise: [
    [0, 49, "Very Low"],
    [50, 149, "Low to Moderate"],
    [150, 249, "Moderate to Active"],
    [250, 793, "Highly Active"],
  ],
  learning: [
    [0, 5, "Potential Cognitive Concerns"],
    [6, 7, "Mild Cognitive Changes"],
    [8, 10, "Strong Cognitive Function"],
  ],
  bmi: [
    [2.5, 18.4, "Underweight"],
    [18.5, 24.9, "Healthy Weight"],
    [25, 29.9, "Overweight"],
    [30, 1464.6, "Obese"],
  ],
};

describe.each(Object.entries(published))("%s", (scale, bands) => {
  const rule = ruleOf(scale);

  test.each(bands)("%d to %d means %s", (first, last, meaning) => {
    for (const score of [first, last]) {
      expect(textOf(rule.bands[bandIndexOf(rule.bands, score)]?.meaning ?? "none")).toBe(meaning);
    }
  });

  test("has these bands and no other", () => {
    expect(rule.bands).toHaveLength(bands.length);
  });
});

test("the gauges end where they should", () => {
  const ends = ["socialization", "diet", "stress", "sleep", "exercise", "learning"].map(
    (one) => ruleOf(one).gauge?.max,
  );
  expect(ends).toEqual([11, 14, 40, 21, 350, 10]);
});

test("the legend of exercise is printed as published, with a note on its borders", () => {
  const rule = ruleOf("exercise");
  expect(rule.bands.map(({ legend }) => textOf(legend))).toEqual(["0-50", "51-150", "151-250", "251-350"]);
  expect(rule.legendNote).toBeDefined();
});

test.each([
  [24.96, [0, 18.5, 25], 24.96],
  [24.94, [0, 18.5, 25], 24.9],
  [0.777, [0, 0.8], 0.777],
  [0.7999999, [0, 0.8], 0.7999999],
  [0.74, [0, 0.8], 0.7],
  [25, [0, 18.5, 25], 25],
  [7.25, [], 7.3],
  [-0.04, [], 0],
])("a score of %d with borders at %j is shown as %d", (score, borders, shown) => {
  expect(
    shownScore(
      score,
      borders.map((from) => ({ from })),
    ),
  ).toBe(shown);
});
