import { describe, expect, test } from "vitest";
import { proofIssues } from "#core/content-check/check-proof.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { mutantsOf } from "./mutants.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

/**
 * Changes that change nothing for anyone, each with its reason. All others, of every number and sign
 * in every shipped rule, must be caught by the rule's own examples or by a check.
 */
const EQUAL: readonly { readonly scale: RegExp; readonly change: RegExp; readonly because: string }[] = [
  { scale: /^bmi$/, change: /^bands\[0\]\.from: 0 → -?1$/, because: "the lowest index there is comes to 2.5" },
  { scale: /^diet$/, change: /^steps\[0\]\.from\[0\]\[0\]: 0 → -?1$/, because: "no stored index lies below 2.5" },
  {
    scale: /^exercise$/,
    change: /^points\[5\]\.values\.No: 0 → -?1$/,
    because: "without work the hours are not asked and give 0, and the product stays 0",
  },
  {
    scale: /^exercise$/,
    change: /^points\[[67]\]\.notAsked: 0 → -?1$/,
    because: "hours and kind of work are hidden only without work, whose 0 they are multiplied by",
  },
  {
    scale: /^(sleep|socialization(-18)?)$/,
    change: /^steps\[\d\]\.from\[0\]\[0\]: 0 → -1$/,
    because: "sums of points, hours and percents never lie below 0",
  },
  {
    scale: /^sleep$/,
    change: /^steps\[0\]\.upTo\[3\]\[0\]: 1440 → 1441$/,
    because: "no more than 1440 minutes can be typed",
  },
  {
    scale: /^sleep$/,
    change: /^steps\[6\]\.upTo\[1\]\[0\]: 1440 → 14(39|41)$/,
    because: "24 hours of sleep in the shortest bed time of 1 minute make 1439",
  },
  {
    scale: /^sleep$/,
    change: /^steps\[6\]\.of: .*, 6\) → .*, [57]\)$/,
    because: "rounding there removes binary noise of 13 decimals; hours are asked in quarters",
  },
];

const equal = (scale: string, change: string) => EQUAL.some((one) => one.scale.test(scale) && one.change.test(change));
const rangeOf = (scale: string) => ruleOf(scale).range;

/** Cheapest first; one finding is enough. The answers of examples are not mutated, so they need no check here. */
function isCaught(scale: string, survey: SurveyDocument, mutant: ScoringRule): boolean {
  return (
    !mutant.examples.every((example) => comesOut(mutant, example)) ||
    shapeIssues("rule", scale, mutant).length > 0 ||
    ruleIssues(scale, mutant, survey).length > 0 ||
    proofIssues(scale, mutant, survey, rangeOf).length > 0
  );
}

function comesOut(rule: ScoringRule, { answers, stored, ...expected }: ScoringRule["examples"][number]): boolean {
  try {
    const { score, meaning, subscores } = scoreAnswers(rule, answers, stored);
    const reported = Object.entries(expected.subscores ?? {});
    return (
      score === expected.score &&
      meaning === expected.meaning &&
      reported.every(([name, value]) => subscores[name] === value)
    );
  } catch {
    return false;
  }
}

describe("a number or sign that is off by one is caught", () => {
  test.each(ruleNames)("%s", { timeout: 120_000 }, (scale) => {
    const survey = surveyOf(scale);
    const mutants = mutantsOf(ruleOf(scale));
    expect(mutants.length).toBeGreaterThan(10);
    const survived = mutants.filter(({ rule }) => !isCaught(scale, survey, rule)).map(({ change }) => change);
    expect(survived.filter((change) => !equal(scale, change))).toEqual([]);
    for (const { change, because } of EQUAL.filter((one) => one.scale.test(scale))) {
      expect(
        survived.some((one) => change.test(one)),
        `no longer needed: ${because}`,
      ).toBe(true);
    }
  });
});
