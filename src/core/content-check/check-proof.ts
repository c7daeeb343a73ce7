import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
import { coverageIssues } from "./check-coverage.ts";
import { directionIssues } from "./check-direction.ts";
import { exampleIssues } from "./check-examples.ts";
import { leftOpenIssues } from "./check-left-open.ts";
import { legendIssues } from "./check-legend.ts";
import { formulaErrorIssues, reachIssues, type Scores } from "./check-reach.ts";
import { numbersOnly } from "./proof/number-sets.ts";
import { reachableScores } from "./proof/reachable-scores.ts";

/**
 * Returns the items as the proof answers them. It covers complete answers: an item may be left open in it only where the
 * rule gives points for that. `leftOpenIssues` tries the others.
 */
function completeItems(rule: ScoringRule, items: readonly Item[]): Item[] {
  const isCounted = ({ name, conditions }: Item) =>
    conditions.length === 0 &&
    (rule.points ?? []).some((group) => group.items.includes(name) && (group.skipped ?? group.notAsked) !== undefined);
  return items.map((item) => (item.required || isCounted(item) ? item : { ...item, required: true }));
}

/** Returns the lowest and highest result of another scale, by its id. */
export type RangeOfScale = (scale: string) => { readonly min: number; readonly max: number } | undefined;

/**
 * Proves that a rule can only give what it declares, and runs its worked examples. Call it only for rules whose
 * names and options passed their checks; otherwise it would repeat those issues.
 */
export function proofIssues(file: string, rule: ScoringRule, survey: SurveyDocument, rangeOf: RangeOfScale): Issue[] {
  const issue = issuesIn(file);
  const asked = itemsOf(survey);
  const items = completeItems(rule, asked);
  const reads = new Map(
    (rule.reads ?? []).flatMap(({ name, scale }) => {
      const range = rangeOf(scale);
      return range ? [[name, { low: range.min, high: range.max }] as const] : [];
    }),
  );
  const proof = reachableScores(rule, items, reads);
  const scores: Scores = {
    all: numbersOnly(proof.score.values).sort((a, b) => a - b),
    proved: proof.score.complete,
  };
  const formulaErrors = formulaErrorIssues(proof.formulaErrors, issue);
  // If a formula has no result, every later check would report the same again.
  if (formulaErrors.length > 0) return formulaErrors;
  const declared = [
    ...reachIssues(rule, scores, issue),
    ...directionIssues(rule, items, proof, issue),
    ...leftOpenIssues(rule, asked, issue),
  ];
  const examples = exampleIssues(file, rule, survey);
  // A wrong range also causes wrong borders and legends, so those are reported only when the range is right.
  const legends = declared.length === 0 ? legendIssues(rule, scores.all, issue) : [];
  const covered = declared.length + examples.length === 0 ? coverageIssues(rule, scores, issue) : [];
  return [...declared, ...legends, ...examples, ...covered];
}
