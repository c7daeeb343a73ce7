import { describe, expect, test } from "vitest";
import { evaluate, treeOf } from "#core/formulas/formula.ts";
import { explanationOf } from "#core/scoring/explanation/explain-score.ts";
import { formulaInNumbers } from "#core/scoring/explanation/formula-in-numbers.ts";
import { reverseScored } from "#core/scoring/reverse-scored.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { textOf } from "#core/shared/text-of.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const SUBMITTED = "2026-06-06T12:00:00.000Z";

function explanation(name: string, example: number) {
  const [rule, survey] = [ruleOf(name), surveyOf(name)];
  const { answers, stored } = rule.examples.at(example) ?? { answers: {} };
  const { trace } = scoreAnswers(rule, answers, stored);
  return explanationOf({ survey, rule }, trace, SUBMITTED, new Map([["bmi", "Body mass index"]]));
}

describe("a formula in numbers", () => {
  const values = { a: 8, b: 3, c: 0.5, "1-0": 4, time: "10:30 PM" };
  test.each([
    ["{a}", "8"],
    ["sum({a}, {b}, {1-0})", "8 + 3 + 4"],
    ["{a} * 40 / 36", "8 × 40 ÷ 36"],
    ["({a} + {b}) * {c}", "(8 + 3) × 0.5"],
    ["{a} + {b} * {c}", "8 + 3 × 0.5"],
    ["{a} - ({b} - {c})", "8 − (3 − 0.5)"],
    ["{a} - {b} - {c}", "8 − 3 − 0.5"],
    ["{a} / ({b} * {c})", "8 ÷ (3 × 0.5)"],
    ["2 * sum({a}, {b})", "2 × (8 + 3)"],
    ["min(10, round({a} * {b}, 6))", "min(10, 8 × 3)"],
    ["1 + floor({a} / {b})", "1 + 2"],
    ["0.1 + 0.2", "0.1 + 0.2"],
    ["{#time}", null],
    ["minutesInBed({#time}, {#time}, {a})", null],
    ["iif({a} > 3, 1, 0)", null],
  ])("%s", (formula, expected) => {
    const tree = treeOf(formula);
    expect(tree && formulaInNumbers(tree, values)).toBe(expected);
  });
});

test("items are reverse-scored where others with the same options count the other way", () => {
  expect([...reverseScored(ruleOf("stress"), itemsOf(surveyOf("stress")))]).toEqual(["1-3", "1-4", "2-1", "2-2"]);
  for (const name of ruleNames.filter((one) => one !== "stress"))
    expect([name, ...reverseScored(ruleOf(name), itemsOf(surveyOf(name)))]).toEqual([name]);
});

describe.each(ruleNames)("the explanation of %s", (name) => {
  const rule = ruleOf(name);
  test.each(rule.examples.map(({ title, score }, index) => [title, score, index] as const))("%s", (_, score, index) => {
    const shown = explanation(name, index);
    expect(shown.score?.value).toBe(score);
    expect(shown.items.length).toBeGreaterThanOrEqual(Object.keys(rule.examples[index]?.answers ?? {}).length);
    for (const { title, answer, points } of shown.items) {
      expect(textOf(title)).toMatch(/\?$|height|weight/);
      if (answer.length === 0) expect(points).not.toBeNull();
    }
    for (const { name: value, title, inNumbers, reckoned } of shown.derived) {
      expect([value, title && textOf(title)]).not.toEqual([value, null]);
      const sum = inNumbers?.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-");
      if (sum) expect(evaluate(sum, {})).toBeCloseTo(reckoned, 3);
    }
  });
});

test("stress: points, reversed items, the sum and the number it becomes", () => {
  const { items, derived, score, band } = explanation("stress", 6);
  const [first, , , fourth] = items;
  expect(first).toMatchObject({ points: 4, reverseScored: false });
  expect(first?.answer.map((text) => textOf(text))).toEqual(["Very Often"]);
  expect(fourth).toMatchObject({ points: 4, reverseScored: true });
  expect(fourth?.answer.map((text) => textOf(text))).toEqual(["Never"]);
  expect(derived).toMatchObject([
    { name: "raw", kind: "formula", inNumbers: "4 + 4 + 4 + 4 + 2 + 0 + 0 + 0 + 0", value: 18 },
  ]);
  expect(items.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(18);
  expect(score).toMatchObject({
    formula: "round({raw} * 40 / 36)",
    inNumbers: "18 × 40 ÷ 36",
    turn: "none",
    value: 20,
  });
  expect(band).toMatchObject({ from: 14, below: 27 });
});

test("questions left open that count as the mean are said, and the sum with them leads to the number", () => {
  const [survey, stress] = [surveyOf("stress"), ruleOf("stress")];
  const rule = { ...stress, missing: { atMost: 2, countsAs: "mean" as const } };
  const { "1-0": _, "2-0": __, ...answers } = { ...rule.examples.at(6)?.answers };
  const { trace } = scoreAnswers(rule, answers, {}, new Set(["1-0", "2-0"]));
  const shown = explanationOf({ survey, rule }, trace, SUBMITTED);
  const points = shown.items.reduce((sum, one) => sum + (one.points ?? 0), 0);
  expect(shown.filled).toEqual({ open: 2, answered: 7, sum: points, value: points / 7 });
  const [raw] = shown.derived;
  const sum = raw?.inNumbers?.split(" + ").map(Number) ?? [];
  expect(sum).toHaveLength(9);
  expect(sum.reduce((all, one) => all + one, 0)).toBeCloseTo(raw?.value ?? 0, 4);
  expect(explanation("stress", 6)).not.toHaveProperty("filled");
});

test("what is rounded shows the raw score too", () => {
  const { score } = explanation("stress", 7);
  expect(score).toMatchObject({ inNumbers: "23 × 40 ÷ 36", turn: "rounded", value: 26 });
  expect(score?.reckoned).toBeCloseTo(25.556, 3);
});

test("a stored result, cut-offs and a table each say what they are", () => {
  const diet = explanation("diet", 0);
  expect(diet.derived).toMatchObject([
    { name: "bmi", title: "Body mass index", kind: "stored", formula: null, value: 18.9 },
    { name: "answers", kind: "formula", value: 0 },
    { name: "bodyMass", kind: "step", reckoned: 18.9, turn: "cutOff", value: 0 },
  ]);
  const [walking] = explanation("exercise", 1).derived;
  expect(walking).toMatchObject({ name: "walking", kind: "table", uses: ["1-0", "1-1"] });
});

test("a score that is a cut-off's value says from what", () => {
  expect(explanation("socialization", 0).score).toMatchObject({ kind: "step", formula: "{points}", turn: "cutOff" });
});

test("answers stand in the words that were shown, and what was not asked has none", () => {
  const { items } = explanation("exercise", 0);
  const answers = new Map(
    items.map(({ name, answer, points }) => [name, { answer: answer.map((text) => textOf(text)), points }]),
  );
  expect(answers.get("1-0")).toEqual({ answer: ["Never"], points: null });
  expect(answers.has("1-1")).toBe(false);
  const option = itemsOf(surveyOf("socialization")).find(({ name }) => name === "2-0")?.answer;
  const often = option?.kind === "choice" ? option.options.find(({ value }) => value === "VeryOften") : undefined;
  expect(textOf(often?.text ?? "")).toBe("Very often");
});
