import { describe, expect, test } from "vitest";
import { scoreAnswers } from "#core/scoring/score.ts";
import { textOf } from "#core/shared/text-of.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleNames, ruleOf, surveyNames, surveyOf } from "./shipped-content.ts";

test("each survey has a rule of the same name, and each rule a survey", () => {
  expect(ruleNames).toEqual(surveyNames);
  for (const name of ruleNames) expect(ruleOf(name).scale).toBe(name);
});

describe.each(ruleNames)("%s", (name) => {
  const rule = ruleOf(name);
  const check = answerChecker(itemsOf(surveyOf(name)));

  test.each(rule.examples.map((example) => [example.title, example] as const))("%s", (_, example) => {
    expect(check(example.answers)).toEqual([]);
    const scored = scoreAnswers(rule, example.answers, example.stored);
    expect(scored.score).toBe(example.score);
    expect(scored.meaning).toBe(example.meaning);
    expect(scored.subscores).toMatchObject(example.subscores ?? {});
    expect(scored.trace.score).toBe(example.score);
    expect((scored.trace.alerts ?? []).map((alert) => alert.name)).toEqual(example.alerts ?? []);
  });

  test("has examples at the minimum, the maximum and both sides of each border", () => {
    const scores = rule.examples.map(({ score }) => score);
    const step = name === "bmi" ? 0.1 : 1;
    for (const { from } of rule.bands.slice(1)) {
      expect(scores).toContain(from);
      expect(scores).toContain(Number((from - step).toFixed(1)));
    }
    expect(Math.min(...scores)).toBe(rule.range.min);
    expect(Math.max(...scores)).toBe(rule.range.max);
  });

  test("bands ascend from the minimum on, each with its own meaning", () => {
    const starts = rule.bands.map(({ from }) => from);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts[0]).toBeLessThanOrEqual(rule.range.min);
    expect(new Set(rule.bands.map(({ meaning }) => textOf(meaning))).size).toBe(rule.bands.length);
  });

  test("has no margin but one that a study measured, and says in each band when to talk to someone", () => {
    if (rule.margin) expect(textOf(rule.margin.basis)).toMatch(/smallest detectable change .+\(.+, (19|20)\d\d/);
    for (const { talk } of rule.bands) expect(textOf(talk ?? "")).toMatch(/doctor|trust|helpline/);
  });

  test("examples have titles of their own", () => {
    const titles = rule.examples.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test.each(["socialization", "socialization-18"])("%s reaches every score from 0 to 11", (name) => {
  const scores = new Set(ruleOf(name).examples.map(({ score }) => score));
  expect([...scores].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, score) => score));
});
