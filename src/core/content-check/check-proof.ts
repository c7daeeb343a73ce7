import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { type Item, itemsOf, mayStayOpen, scorableItems } from "../surveys/items.ts";
import { coverageIssues } from "./check-coverage.ts";
import { directionIssues } from "./check-direction.ts";
import { exampleIssues } from "./check-examples.ts";
import { leftOpenIssues } from "./check-left-open.ts";
import { legendIssues } from "./check-legend.ts";
import { formulaErrorIssues, reachIssues, type Scores } from "./check-reach.ts";
import type { Bounds } from "./proof/answer-groups.ts";
import { numbersOnly } from "./proof/number-sets.ts";
import { reachableScores } from "./proof/reachable-scores.ts";
import { rulesOfFurther } from "./rules-of-results.ts";

/**
 * Returns the items as the proof answers them. It covers complete answers: an item may be left open in it only where the
 * rule gives points for that. `leftOpenIssues` tries the others.
 */
export function completeItems(rule: ScoringRule, items: readonly Item[]): Item[] {
  const isCounted = ({ name, conditions }: Item) =>
    conditions.length === 0 &&
    (rule.points ?? []).some((group) => group.items.includes(name) && (group.skipped ?? group.notAsked) !== undefined);
  return items.map((item) => {
    const { declinable: _, ...complete } = item;
    return { ...complete, required: !mayStayOpen(item) || !isCounted(item) };
  });
}

/** A result by its place (0 is the score), or answers of which some are left open. */
export type ProvedPart = number | "open";

/** Returns the parts of a rule that a proof may leave to a sample. */
export const provedParts = ({ further = [] }: ScoringRule): ProvedPart[] => [
  0,
  ...further.map((_, at) => at + 1),
  "open",
];

/** Says that a part was tried and not proved. */
export function sampledWarning(file: string, part: ProvedPart): Issue {
  const what =
    part === "open"
      ? "Answers with questions left open were tried with a sample"
      : "Not all answers can be listed, so the range and the bands of this result were tried with a sample";
  const path = typeof part === "number" && part > 0 ? `further[${part - 1}].formula` : "score";
  const message = `${what}. That is no proof.`;
  return issuesIn(file)("PROOF_SAMPLED", path, message, "Examples at each border and each end make the trial surer.");
}

/** Returns the lowest and highest result of another scale, by its id. */
export type RangeOfScale = (scale: string) => { readonly min: number; readonly max: number } | undefined;

/** Returns the bounds of the stored results that a rule reads. */
export function boundsOfReads(rule: ScoringRule, rangeOf: RangeOfScale): ReadonlyMap<string, Bounds> {
  return new Map(
    (rule.reads ?? []).flatMap(({ name, scale }) => {
      const range = rangeOf(scale);
      return range ? [[name, { low: range.min, high: range.max }] as const] : [];
    }),
  );
}

/**
 * Proves that a rule can only give what it declares, and runs its worked examples. Call it only for rules whose
 * names and options passed their checks; otherwise it would repeat those issues.
 * @param onSampled is told each part that was tried with some answers, because not all of them can be listed
 */
export function proofIssues(
  file: string,
  rule: ScoringRule,
  survey: SurveyDocument,
  rangeOf: RangeOfScale,
  onSampled: (part: ProvedPart) => void = () => {},
): Issue[] {
  const issue = issuesIn(file);
  const asked = scorableItems(itemsOf(survey));
  const items = completeItems(rule, asked);
  const reads = boundsOfReads(rule, rangeOf);
  const results = [{ rule, at: (make: MakeIssue) => make }, ...rulesOfFurther(rule)].map(({ rule: one, at }) => {
    const proof = reachableScores(one, items, reads);
    const all = numbersOnly(proof.score.values).sort((a, b) => a - b);
    return { one, proof, scores: { all, proved: proof.score.complete } satisfies Scores, make: at(issue) };
  });
  for (const [index, { scores }] of results.entries()) if (!scores.proved) onSampled(index);
  if (asked.some(mayStayOpen)) onSampled("open");
  const formulaErrors = results.flatMap(({ proof, scores, make }) => [
    ...formulaErrorIssues(proof.formulaErrors, make),
    ...(scores.all.length === 0 && proof.formulaErrors.length === 0 ? [neverIssue(make)] : []),
  ]);
  // If a formula has no result, every later check would report the same again.
  if (formulaErrors.length > 0) return onePerPlace(formulaErrors);
  const declared = [
    ...results.flatMap(({ one, proof, scores, make }) => [
      ...reachIssues(one, scores, make),
      ...directionIssues(one, items, proof, make),
    ]),
    ...leftOpenIssues(rule, asked, issue),
  ];
  const examples = exampleIssues(file, rule, survey);
  // A wrong range also causes wrong borders and legends, so those are reported only when the range is right.
  const legends =
    declared.length === 0 ? results.flatMap(({ one, scores, make }) => legendIssues(one, scores.all, make)) : [];
  const covered =
    declared.length + examples.length === 0
      ? results.flatMap(({ one, scores, make }) => coverageIssues(one, scores, make))
      : [];
  return [...declared, ...legends, ...examples, ...covered];
}

/** Results share the formulas before them, and each of these is reported once. */
const onePerPlace = (issues: readonly Issue[]): Issue[] => [
  ...new Map(issues.map((issue) => [issue.path, issue])).values(),
];

const neverIssue = (issue: MakeIssue): Issue =>
  issue("FORMULA_NEVER", "score", "No answers give a number here.", "Look at the conditions of the formula.");
