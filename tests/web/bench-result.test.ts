import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ExplainedValue, Explanation } from "#core/api/explanation.ts";
import { BenchResult } from "../../src/features/studio/trial/bench-result.tsx";
import { ruleOf } from "../core/shipped-content.ts";

const { further: _, ...rule } = { ...ruleOf("stress"), none: "The method gives no result here." };

const value = (name: string, number: number): ExplainedValue => ({
  name,
  title: null,
  kind: "formula",
  formula: `{${name}}`,
  inNumbers: null,
  uses: [],
  reckoned: number,
  turn: "none",
  value: number,
});
const plain: Explanation = {
  scale: "stress",
  version: "1.0.0",
  title: "Stress",
  about: "",
  submittedAt: "2026-03-02T10:00:00Z",
  items: [],
  derived: [],
  score: value("score", 17),
  range: { min: 0, max: 40 },
  band: null,
  instrument: rule.instrument,
};
type Props = Parameters<typeof BenchResult>[0];
const bench = (explanation: Partial<Explanation>, more: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    createElement(BenchResult, {
      explanation: { ...plain, ...explanation },
      ruleJson: JSON.stringify(rule),
      numbers: { crisis: "988" },
      ...more,
    }),
  ).replace(/<[^>]*>/g, " ");

test("a score without bands is shown as one", () => {
  expect(bench({})).toContain("17");
  expect(bench({})).not.toContain("No score yet.");
});

test("further results stand beside the score, each with its band or the reason for none", () => {
  const range = { min: 0, max: 50 };
  const text = bench({
    results: [
      {
        name: "other",
        title: "Other one",
        derived: [value("on the way", 6)],
        score: value("score", 29),
        range,
        band: { meaning: "Many", from: 20, below: null },
      },
      {
        name: "open",
        title: "Open one",
        derived: [],
        score: null,
        missing: { open: 1, of: 10, needs: 10 },
        range,
        band: null,
      },
    ],
  });
  for (const words of ["Other one", "29", "on the way", "Many", "Open one", "1 of 10"]) expect(text).toContain(words);
});

test("where there is no score, the reason is said", () => {
  expect(bench({ score: null, missing: { open: 3, of: 5, needs: 4 } })).toContain("3 of 5");
  expect(bench({ score: null, none: true })).toContain("The method gives no result here.");
});

test("what questions left open count as is said, and the sum leads to the rounded number", () => {
  const text = bench({
    filled: { open: 2, answered: 7, sum: 12, value: 12 / 7 },
    score: { ...value("score", 15.43), inNumbers: "12 + 1.714286 + 1.714286", reckoned: 15.428571, turn: "rounded" },
    items: [{ name: "q", title: "Q", partOf: null, answer: [], points: null, reverseScored: false, state: "skipped" }],
  });
  expect(text).toContain("2 questions were left open; each counts as the mean of the 7 answered: 12 ÷ 7 = 1.714286.");
  expect(text).toContain("12 + 1.714286 + 1.714286 = 15.428571, rounded to 15.43");
  expect(text).toMatch(/left open\s+1\.714286/);
});

test("alerts that the answers raise are listed with the numbers to call", () => {
  const text = bench(
    {},
    { alerts: [{ name: "upset", kind: "note", say: "Talk to somebody.", talk: "Call {crisis}." }] },
  );
  expect(text).toMatch(/Talk to somebody\. Call 988\.\s+upset/);
});

test.each([
  ["declined", "rather not say"],
  ["skipped", "left open"],
  [undefined, "not asked"],
] as const)("an item of the state %s says %s", (state, words) => {
  const item = { name: "q", title: "Q", partOf: null, answer: [], points: null, reverseScored: false };
  expect(bench({ items: [{ ...item, ...(state ? { state } : {}) }] })).toContain(words);
});
