import { expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { rescore } from "#core/scoring/rescore.ts";
import { rescoreTally } from "#core/scoring/rescore-summary.ts";
import { rescoreWords } from "#core/scoring/rescore-words.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleOf, surveyOf } from "./shipped-content.ts";

const items = itemsOf(surveyOf("stress"));

/** A rule with a further result and an alert on the first question. */
const ruleWith = (formula: string, when: string): ScoringRule => ({
  ...ruleOf("stress"),
  further: [{ name: "first", title: "First", formula, range: { min: 0, max: 40 }, bands: [] }],
  alerts: [{ name: "upset", when, kind: "note", say: "Talk to someone." }],
});

function summaryOf(before: ScoringRule, after: ScoringRule) {
  const tally = rescoreTally();
  for (const { answers } of before.examples) {
    const stored = { answers, ...scoreAnswers(before, answers) };
    tally.add(stored, rescore({ rule: after, items, check: answerChecker(items) }, stored));
  }
  return tally.summary();
}

const rule = ruleWith("{1-0}", "{1-0} >= 0");
const all = rule.examples.length;

test("a further result that comes out otherwise is counted", () => {
  const summary = summaryOf(rule, ruleWith("{1-0} + 1", "{1-0} >= 0"));
  expect(summary).toMatchObject({ scoreChanges: 0, furtherChanges: all, alertChanges: 0, explanationChanges: 0 });
  expect(rescoreWords(summary)).toContain(`Further results of ${all} results change.`);
});

test("an alert that is raised no more is counted", () => {
  const summary = summaryOf(rule, ruleWith("{1-0}", "{1-0} > 99"));
  expect(summary).toMatchObject({ scoreChanges: 0, furtherChanges: 0, alertChanges: all, explanationChanges: 0 });
  expect(rescoreWords(summary)).toContain(`The alerts of ${all} results change.`);
});

test("the rule they were reached by changes neither", () => {
  expect(summaryOf(rule, rule)).toMatchObject({ furtherChanges: 0, alertChanges: 0, explanationChanges: 0 });
});
