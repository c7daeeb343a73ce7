import { afterEach, describe, expect, test, vi } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { ScoringError } from "#core/scoring/scoring-error.ts";
import { ruleOf } from "./shipped-content.ts";

const bands: ScoringRule["bands"] = [
  { from: 0, meaning: "Low", legend: "0-4", tone: "good", explanation: "Fine.", nextStep: "Rest." },
  { from: 5, meaning: "High", legend: "5-9", tone: "alert", explanation: "Busy.", nextStep: "Rest." },
];

function ruleWith(parts: Partial<ScoringRule>): ScoringRule {
  const { scale, version, title, about, instrument, range, gauge } = ruleOf("stress");
  return { scale, version, title, about, instrument, range, gauge, bands, score: "{a}", examples: [], ...parts };
}

const points = [{ items: ["a", "b"], values: { No: 0, Yes: 3 } }];

describe("how a score comes about", () => {
  test("an item with points stands as its points, one without as its answer", () => {
    const scored = scoreAnswers(ruleWith({ points, score: "{a} + {b} + {hours}" }), { a: "Yes", b: "No", hours: 2.5 });
    expect(scored.score).toBe(5.5);
    expect(scored.trace.items).toEqual([
      { item: "a", answer: "Yes", points: 3 },
      { item: "b", answer: "No", points: 0 },
      { item: "hours", answer: 2.5, points: null },
    ]);
    expect(scored.trace.band).toEqual({ meaning: "High", from: 5, below: null });
  });

  test("an item that was not asked gives its declared points", () => {
    const rule = ruleWith({ points: [{ items: ["a"], values: { Yes: 3 }, notAsked: 1 }] });
    const scored = scoreAnswers(rule, {});
    expect(scored.score).toBe(1);
    expect(scored.trace.items).toEqual([{ item: "a", answer: null, points: 1 }]);
  });

  test("subscores and steps may name one another in any order of writing", () => {
    const rule = ruleWith({
      subscores: [
        { name: "last", expression: "{middle} + 1" },
        { name: "first", expression: "{n} * 2" },
      ],
      steps: [
        {
          name: "middle",
          of: "{first}",
          from: [
            [0, 1],
            [10, 2],
          ],
        },
      ],
      score: "{last}",
    });
    const scored = scoreAnswers(rule, { n: 5 });
    expect(scored.score).toBe(3);
    expect(scored.subscores).toEqual({ last: 3, first: 10 });
    expect(scored.trace.derived.map(({ name }) => name)).toEqual(["first", "middle", "last"]);
  });

  test.each([
    [15, 0],
    [15.5, 1],
    [30, 1],
    [31, 2],
  ])("up to and with: %d gives %d", (n, score) => {
    const rule = ruleWith({
      steps: [
        {
          name: "s",
          of: "{n}",
          upTo: [
            [15, 0],
            [30, 1],
            [99, 2],
          ],
        },
      ],
      score: "{s}",
    });
    expect(scoreAnswers(rule, { n }).score).toBe(score);
  });

  test("a table row of one number also serves when the column was not asked", () => {
    const rule = ruleWith({
      tables: [
        { pairs: [{ name: "walk", rows: "days", columns: "hours" }], values: { Never: 0, Often: { Short: 4 } } },
      ],
      score: "{walk}",
    });
    expect(scoreAnswers(rule, { days: "Never" }).score).toBe(0);
    expect(scoreAnswers(rule, { days: "Often", hours: "Short" }).score).toBe(4);
  });

  test("a stored result of another scale is read by its name", () => {
    const rule = ruleWith({
      reads: [{ name: "index", scale: "bmi", missing: "First the other page." }],
      score: "{index}",
    });
    const scored = scoreAnswers(rule, {}, { index: 4 });
    expect(scored.score).toBe(4);
    expect(scored.trace.derived).toEqual([{ name: "index", kind: "stored", formula: null, value: 4 }]);
  });
});

describe("a rule that gives no usable number is an error that names the place", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const table = { pairs: [{ name: "walk", rows: "days", columns: "hours" }], values: { Often: { Short: 4 } } };
  test.each<[string, Partial<ScoringRule>, Record<string, string | number>, RegExp]>([
    ["an unknown name", { score: "{nope} + 1" }, {}, /stress › score: \{nope\} has no value/],
    ["a division by nothing", { score: "5 / {a}" }, { a: 0 }, /score: .*not a number/],
    ["a function that does not exist", { score: "power({a}, 2)" }, { a: 2 }, /score: .*not a number/],
    ["a text result", { score: "'many'" }, {}, /score: .*many, not a number/],
    [
      "subscores in a circle",
      {
        subscores: [
          { name: "x", expression: "{y}" },
          { name: "y", expression: "{x}" },
        ],
      },
      { a: 1 },
      /x, y: names something unknown/,
    ],
    [
      "an unknown name in a step",
      { steps: [{ name: "s", of: "{nope}", from: [[0, 0]] }] },
      { a: 1 },
      /› s: names something unknown/,
    ],
    [
      "a value below every step",
      { steps: [{ name: "s", of: "{a}", from: [[5, 0]] }] },
      { a: 1 },
      /steps › s: no step holds 1/,
    ],
    [
      "a value above every step",
      { steps: [{ name: "s", of: "{a}", upTo: [[5, 0]] }] },
      { a: 9 },
      /steps › s: no step holds 9/,
    ],
    ["a missing row", { tables: [table] }, { a: 1, days: "Never" }, /tables\[0\]: no cell for walk/],
    ["a missing column", { tables: [table] }, { a: 1, days: "Often", hours: "Long" }, /tables\[0\]: no cell for walk/],
    ["a column that was not asked", { tables: [table] }, { a: 1, days: "Often" }, /tables\[0\]: no cell for walk/],
    [
      "an option without points",
      { points },
      { a: "Maybe", b: "No" },
      /points\[0\]: no points for answer "Maybe" of item a/,
    ],
    ["a missing answer", { points }, { a: "Yes" }, /points\[0\]: item b has no answer/],
    [
      "no stored result",
      { reads: [{ name: "i", scale: "bmi", missing: "…" }] },
      { a: 1 },
      /reads: no stored result for i/,
    ],
    ["a score below the first band", {}, { a: -1 }, /bands: no band holds the score -1/],
  ])("%s", (_, parts, answers, message) => {
    vi.spyOn(console, "warn").mockImplementation(() => {}); // SurveyJS speaks up about unknown functions
    const score = () => scoreAnswers(ruleWith(parts), answers);
    expect(score).toThrow(ScoringError);
    expect(score).toThrow(message);
  });

  test.each(["constructor", "__proto__", "toString"])("the inherited name %s is unknown", (name) => {
    expect(() => scoreAnswers(ruleWith({ score: `{${name}}` }), {})).toThrow(ScoringError);
    expect(() => scoreAnswers(ruleWith({ points: [{ items: ["a"], values: { Yes: 1 } }] }), { a: name })).toThrow(
      ScoringError,
    );
    const table = { pairs: [{ name: "t", rows: "r", columns: "c" }], values: { Often: { Short: 1 } } };
    expect(() => scoreAnswers(ruleWith({ tables: [table], score: "{t}" }), { r: name, c: "length" })).toThrow(
      ScoringError,
    );
    expect(() => scoreAnswers(ruleWith({ tables: [table], score: "{t}" }), { r: "Often", c: name })).toThrow(
      ScoringError,
    );
  });
});

test("diet without a body mass index is no score", () => {
  const [example] = ruleOf("diet").examples;
  expect(() => scoreAnswers(ruleOf("diet"), example?.answers ?? {})).toThrow("no stored result for bmi");
});
