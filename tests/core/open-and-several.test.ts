import { expect, test } from "vitest";
import { resultIssues } from "#core/content-check/check-results.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { evaluate } from "#core/formulas/formula.ts";
import { explanationOf } from "#core/scoring/explanation/explain-score.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { scoreOrNone } from "#core/scoring/score-or-none.ts";
import { issuesIn } from "#core/shared/issue.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { ruleOf } from "./shipped-content.ts";

// What is left open or declined, where a rule gives several results.

const CHOICES = [0, 1, 2, 3];
const VALUES = { 0: 0, 1: 1, 2: 2, 3: 3 };
const names = ["a", "b", "c"];
const survey: SurveyDocument = {
  title: "Three",
  pages: [
    {
      name: "page",
      elements: names.map((name) => ({ type: "radiogroup", name, title: name, choices: CHOICES, declinable: true })),
    },
  ],
} as SurveyDocument;
const items = itemsOf(survey);
const { gauge: _, margin: __, legendNote: ___, ...stress } = ruleOf("stress");
const ruleWith = (change: Partial<ScoringRule>): ScoringRule => ({
  ...stress,
  points: [{ items: names, values: VALUES }],
  score: "{a} + {b} + {c}",
  range: { min: 0, max: 9 },
  bands: [],
  subscores: [],
  ...change,
});
const scored = (rule: ScoringRule, answers: Parameters<typeof scoreAnswers>[1]) =>
  scoreAnswers(rule, answers, {}, openItems(items, answers));
const MEAN = { atMost: 1, countsAs: "mean" } as const;

test("the explanation shows the number that a question left open led to, and no 0", () => {
  const rule = ruleWith({ score: "round({a} + {b} + {c}, 1)", missing: MEAN });
  const { score, trace } = scored(rule, { a: 1, b: 2 });
  expect(score).toBe(4.5);
  const explained = explanationOf({ survey, rule }, trace, "2026-06-06T12:00:00.000Z");
  expect(explained.score).toMatchObject({ value: 4.5, reckoned: 4.5, inNumbers: "1 + 2 + 1.5" });
  expect(explained.filled).toEqual({ open: 1, answered: 2, sum: 3, value: 1.5 });
});

const hiding = (change: Partial<ScoringRule>) =>
  ruleWith({ points: [{ items: names, values: VALUES, notAsked: 0 }], ...change });

test("an answer that was declined is missing, and does not count as not asked", () => {
  expect(scored(hiding({}), { a: 1, b: 2, c: { declined: true } }).score).toBeNull();
  // A rule from before "missing" counts what was left open as not asked, as it always did.
  expect(scored(hiding({}), { a: 1, b: 2 }).score).toBe(3);
});

const mean = { name: "mean", title: "Mean", formula: "{a} + {b} + {c}", range: { min: 0, max: 9 }, bands: [] };

test("what a further result says of items left open holds for it", () => {
  const rule = hiding({ further: [{ ...mean, missing: MEAN }] });
  const { trace } = scored(rule, { a: 1, b: 3 });
  expect(trace.results).toMatchObject([{ score: 6 }]);
  const explained = explanationOf({ survey, rule }, trace, "2026-06-06T12:00:00.000Z");
  expect(explained).not.toHaveProperty("filled");
  const filled = { open: 1, answered: 2, sum: 4, value: 2 };
  expect(explained.results).toMatchObject([{ filled, score: { inNumbers: "1 + 3 + 2", value: 6 } }]);
});

test("where one result fails, the others and the alerts stand", () => {
  const alerts = [{ name: "told", when: "{a} >= 1", kind: "doctor" as const, say: "Please tell your doctor." }];
  const fails = { ...mean, name: "fails", formula: "1 / {b}" };
  const places: string[] = [];
  const run = (rule: ScoringRule, answers: Parameters<typeof scoreAnswers>[1]) =>
    scoreOrNone(rule, answers, {}, openItems(items, answers), (place) => places.push(place));
  const whole = run(ruleWith({ alerts, further: [mean, fails] }), { a: 1, b: 0, c: 2 });
  expect(whole).toMatchObject({ score: 3, trace: { alerts: [{ name: "told" }], fault: "stress › results › fails" } });
  expect(whole.trace.results).toMatchObject([{ score: 3 }, { score: null }]);
  const none = run(ruleWith({ alerts, score: "1 / {b}", further: [mean] }), { a: 1, b: 0, c: { declined: true } });
  expect(none).toMatchObject({ score: null, trace: { alerts: [{ name: "told" }], fault: "stress › score" } });
  expect(none.trace.items.filter(({ item }) => item === "c")).toEqual([
    { item: "c", answer: null, points: null, state: "declined" },
  ]);
  expect(places).toEqual(["stress › results › fails", "stress › score"]);
});

test("none() is a branch of iif and nothing else", () => {
  const found = (formula: string) =>
    resultIssues(ruleWith({ score: formula, none: "None." }), issuesIn("r")).map(({ code }) => code);
  expect(found("iif({a} > 1, none(), iif({b} > 1, 1, none()))")).toEqual([]);
  for (const formula of ["iif(none() = 1, 1, {a})", "{a} + none()", "round(iif({a} > 1, none(), 1))"]) {
    expect([formula, found(formula)]).toEqual([formula, ["NONE_PLACE"]]);
    expect(evaluate(formula, { a: 2, b: 0 })).toBeNull();
  }
});
