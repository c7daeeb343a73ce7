import { expect, test } from "vitest";
import type { ExplainedValue, Explanation } from "#core/api/explanation.ts";
import { bandInWords } from "../../src/features/result/score-explanation.tsx";
import { doneInWords, filledInWords, valueInWords } from "../../src/features/result/value-words.ts";
import { ENGLISH, loadLanguage } from "../../src/ui/language/language.ts";

const value = (change: Partial<ExplainedValue>): ExplainedValue => ({
  name: "raw",
  title: null,
  kind: "formula",
  formula: "…",
  inNumbers: null,
  uses: [],
  reckoned: change.value ?? 0,
  turn: "none",
  value: 0,
  ...change,
});
const item = (name: string, answer: string[]) => ({
  name,
  title: name,
  partOf: null,
  answer,
  points: null,
  reverseScored: false,
});
const items = [item("days", ["3 or 4 days"]), item("hours", ["2 to 4 hours"]), item("unasked", [])];

test.each<[string, Partial<ExplainedValue>, string]>([
  ["a sum", { inNumbers: "4 + 2 + 0", value: 6 }, "4 + 2 + 0 = 6"],
  ["what comes out even", { inNumbers: "18 × 40 ÷ 36", value: 20 }, "18 × 40 ÷ 36 = 20"],
  [
    "what is rounded",
    { inNumbers: "23 × 40 ÷ 36", reckoned: 25.5555, turn: "rounded", value: 26 },
    "23 × 40 ÷ 36 = 25.56, rounded to 26",
  ],
  ["rounded down", { inNumbers: "7 ÷ 2", reckoned: 3.5, turn: "down", value: 3 }, "7 ÷ 2 = 3.5, rounded down to 3"],
  ["rounded up", { inNumbers: "7 ÷ 2", reckoned: 3.5, turn: "up", value: 4 }, "7 ÷ 2 = 3.5, rounded up to 4"],
  ["a number alone", { inNumbers: "2", value: 2 }, "2"],
  ["more than arithmetic", { inNumbers: null, value: 480 }, "480"],
  [
    "cut-offs of a sum",
    { kind: "step", inNumbers: "1 + 2", reckoned: 3, turn: "cutOff", value: 2 },
    "1 + 2 = 3, which counts as 2",
  ],
  [
    "cut-offs of a number",
    { kind: "step", inNumbers: "5", reckoned: 5, turn: "cutOff", value: 2 },
    "5, which counts as 2",
  ],
  [
    "the smaller of two",
    { inNumbers: "min(100, 6000 × 5 ÷ 480)", value: 62.5 },
    "the smaller of (100, 6000 × 5 ÷ 480) = 62.5",
  ],
  ["a table", { kind: "table", uses: ["days", "hours"], value: 150 }, "“3 or 4 days” + “2 to 4 hours” = 150"],
  [
    "a table whose second question was not asked",
    { kind: "table", uses: ["days", "unasked"], value: 0 },
    "“3 or 4 days” = 0",
  ],
  ["another result", { kind: "stored", formula: null, value: 22.9 }, "22.9, from its own page"],
])("%s", (_, change, words) => {
  expect(valueInWords(value(change), items, ENGLISH)).toBe(words);
});

test.each<[string, Partial<ExplainedValue>, string | null]>([
  ["points of answers", { inNumbers: "4 + 2", uses: ["one", "two"] }, "Your points, added up:"],
  ["other numbers", { inNumbers: "4 + 2", uses: ["one", "raw"] }, "Added up:"],
  ["more than a sum", { inNumbers: "18 × 40 ÷ 36", uses: ["raw"] }, "Worked out from the numbers above:"],
  ["a table", { kind: "table", uses: ["days", "hours"] }, "Looked up in a table, by your answers:"],
  ["a number alone", { inNumbers: "2", uses: ["raw"] }, null],
  ["another result", { kind: "stored", formula: null }, null],
])("what was done with %s stands in words before the numbers", (_, change, words) => {
  const pointed = ["one", "two"].map((name) => ({ ...item(name, ["Yes"]), points: 2 }));
  expect(doneInWords(value(change), pointed, ENGLISH)).toBe(words);
});

test("what questions left open count as stands in words, in each language", async () => {
  const two = { open: 2, answered: 7, sum: 12, value: 12 / 7 };
  expect(filledInWords(two, ENGLISH)).toBe(
    "You left 2 questions open. Each counts as the average of your 7 answers: 12 ÷ 7 = 1.714286.",
  );
  const one = { open: 1, answered: 8, sum: 12, value: 1.5 };
  expect(filledInWords(one, ENGLISH)).toBe(
    "You left 1 question open. It counts as the average of your 8 answers: 12 ÷ 8 = 1.5.",
  );
  expect(filledInWords(two, await loadLanguage("es"))).toMatch(/^Dejó 2 preguntas .* 12 ÷ 7 = 1,714286\.$/);
  const spanish = valueInWords(value({ inNumbers: "12 + 1.714286", value: 13.714286 }), [], await loadLanguage("es"));
  expect(spanish).toBe("12 + 1,714286 = 13,71");
  const sum = value({ inNumbers: "1 + 2 + 1.714286", uses: ["one", "two", "open"], value: 4.714286 });
  const pointed = ["one", "two"].map((name) => ({ ...item(name, ["Yes"]), points: 2 }));
  const open = { ...item("open", []), state: "skipped" as const };
  expect(doneInWords(sum, [...pointed, open], ENGLISH)).toBe("Your points, added up:");
});

test.each<[NonNullable<Explanation["band"]>, Explanation["range"], number, string]>([
  [{ meaning: "Moderate", from: 14, below: 27 }, { min: 0, max: 40 }, 20, "Moderate: from 14 to 26"],
  [{ meaning: "High", from: 27, below: null }, { min: 0, max: 40 }, 40, "High: from 27 to 40"],
  [{ meaning: "Healthy", from: 18.5, below: 25 }, { min: 2.5, max: 50 }, 22.1, "Healthy: from 18.5 to under 25"],
  [{ meaning: "Under", from: 0, below: 18.5 }, { min: 2.5, max: 50 }, 17, "Under: from 2.5 to under 18.5"],
])("the band with its border (%#)", (band, range, score, words) => {
  expect(bandInWords({ range, score: value({ value: score }) } as Explanation, band, ENGLISH)).toBe(words);
});
