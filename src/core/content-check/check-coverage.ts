import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import type { Scores } from "./check-reach.ts";
import { highestOf, lowestOf } from "./proof/number-sets.ts";

/** Returns the scores that examples must show, each with why: both ends and both sides of every border. */
export function wantedScores(rule: ScoringRule, { all: scores, proved }: Scores): ReadonlyMap<number, string> {
  const wanted = new Map<number, string>();
  const want = (score: number, why: string) => {
    if (Number.isFinite(score) && !wanted.has(score)) wanted.set(score, why);
  };
  want(lowestOf(scores), "the lowest score there is");
  want(highestOf(scores), "the highest score there is");
  for (const { from, meaning } of rule.bands.slice(1)) {
    // Scores found by a search are not complete, so the one nearest to a border is chance. Only the border itself is required.
    if (!proved) {
      if (scores.includes(from)) want(from, `the first score of "${textOf(meaning)}"`);
      continue;
    }
    want(highestOf(scores.filter((score) => score < from)), `the last score before "${textOf(meaning)}" begins`);
    want(lowestOf(scores.filter((score) => score >= from)), `the first score of "${textOf(meaning)}"`);
  }
  return wanted;
}

/** Checks that the worked examples show these scores, where a mistake would change people's band. */
export function coverageIssues(rule: ScoringRule, scores: Scores, issue: MakeIssue): Issue[] {
  if (scores.all.length === 0) return [];
  const shown = new Set(rule.examples.map(({ score }) => score));
  return [...wantedScores(rule, scores)]
    .filter(([score]) => !shown.has(score))
    .map(([score, why]) =>
      issue(
        "EXAMPLE_MISSING",
        "examples",
        `No example gives ${score}, ${why}.`,
        `Add an example: answers that give ${score}, and its meaning as you expect it.`,
      ),
    );
}
