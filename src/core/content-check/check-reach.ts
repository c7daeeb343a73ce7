import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { bandIndexOf } from "../shared/bands.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import { highestOf, lowestOf } from "./proof/number-sets.ts";
import type { FormulaError } from "./proof/reachable-scores.ts";

/** The scores of a rule: all of them if proved, otherwise those that a search found. */
export type Scores = { readonly all: readonly number[]; readonly proved: boolean };

/** Reports answers for which a formula has no number, or a list of cut-offs no step. */
export function formulaErrorIssues(formulaErrors: readonly FormulaError[], issue: MakeIssue): Issue[] {
  return formulaErrors.map(({ path, kind, example }) =>
    kind === "no-step"
      ? issue(
          "STEP_MISSING",
          path,
          `Answers can bring ${example} here, and no cut-off holds it.`,
          'Let "from" begin at the lowest value there is, or "upTo" end at the highest.',
        )
      : issue(
          "FORMULA_NO_NUMBER",
          path,
          `For some answers this formula gives no number: it comes to ${example} on the way.`,
          "Change the formula, or keep such answers out with a smallest value or a validator.",
        ),
  );
}

/** Checks that the declared range, the bands and the gauge hold exactly the reachable scores. */
export function reachIssues(rule: ScoringRule, scores: Scores, issue: MakeIssue): Issue[] {
  if (scores.all.length === 0) return [];
  return [
    ...rangeIssues(rule, scores, issue),
    ...reachedBandIssues(rule, scores, issue),
    ...gaugeIssues(rule, scores, issue),
  ];
}

function rangeIssues({ range }: ScoringRule, { all, proved }: Scores, issue: MakeIssue): Issue[] {
  const ends = [
    { end: "min", declared: range.min, real: lowestOf(all), word: "lowest", wide: range.min < lowestOf(all) },
    { end: "max", declared: range.max, real: highestOf(all), word: "highest", wide: range.max > highestOf(all) },
  ];
  return ends
    .filter(({ declared, real }) => declared !== real)
    .map(({ end, declared, real, word, wide }) => {
      const path = `range.${end}`;
      if (!wide) {
        const message = `The ${word} score is declared as ${declared}, but answers can give ${real}.`;
        return issue("RANGE_NARROW", path, message, `Write ${real}, or correct the points or the formula.`);
      }
      if (proved) {
        const message = `The ${word} score is declared as ${declared}, but no answers give it: the ${word} there is comes to ${real}.`;
        return issue("RANGE_WIDE", path, message, `Write ${real}, or correct the points or the formula.`);
      }
      const message = `The ${word} score is declared as ${declared}, but the ${word} found by trying is ${real}.`;
      return issue("RANGE_WIDE", path, message, `Write ${real}, or add an example whose answers give ${declared}.`);
    });
}

function reachedBandIssues(rule: ScoringRule, { all, proved }: Scores, issue: MakeIssue): Issue[] {
  const lowest = lowestOf(all);
  const highest = highestOf(all);
  const outside = all.filter((score) => bandIndexOf(rule.bands, score) < 0);
  const first = rule.bands[0];
  const start =
    first && outside.length > 0
      ? [
          issue(
            "BANDS_START",
            "bands[0].from",
            `${outside.length === 1 ? `The score ${outside[0]} lies` : `Scores of ${span(lowestOf(outside), highestOf(outside))} lie`} in no band: the first one starts at ${first.from}.`,
            `Let it start at ${lowest}.`,
          ),
        ]
      : [];
  const empty = rule.bands.flatMap((band, index) => {
    const next = rule.bands[index + 1];
    if (all.some((score) => bandIndexOf(rule.bands, score) === index)) return [];
    const name = `"${textOf(band.meaning)}"`;
    const why =
      band.from > highest
        ? `${proved ? "the answers" : "the answers that were tried"} reach ${highest} at most`
        : next && next.from <= lowest
          ? `the lowest score is ${lowest}`
          : "no answers give a score between its border and the next";
    const scores = next
      ? `from ${band.from} to below ${next.from}`
      : span(band.from, Math.max(band.from, rule.range.max));
    const message = `${name} can never come up: it takes scores of ${scores}, and ${why}.`;
    return [
      issue(
        "BAND_UNREACHABLE",
        `bands[${index}].from`,
        message,
        "Move its start, remove the band, or correct the points.",
      ),
    ];
  });
  return [...start, ...empty];
}

function span(low: number, high: number): string {
  return low === high ? `${low}` : `${low} to ${high}`;
}

function gaugeIssues({ gauge }: ScoringRule, { all }: Scores, issue: MakeIssue): Issue[] {
  if (!gauge) return [];
  const highest = highestOf(all);
  if (gauge.max < highest && !gauge.capped) {
    const message = `The gauge ends at ${gauge.max}, but scores reach ${highest}.`;
    return [
      issue(
        "GAUGE_SHORT",
        "gauge.max",
        message,
        `Let it end at ${highest}, or add "capped": true so that the needle stops at the end.`,
      ),
    ];
  }
  if (gauge.capped && gauge.max >= highest) {
    const message = `The gauge is declared capped, but it ends at ${gauge.max} and scores reach only ${highest}.`;
    return [
      issue(
        "GAUGE_CAPPED",
        "gauge.capped",
        message,
        `Remove "capped"${gauge.max > highest ? `, and let the gauge end at ${highest}` : ""}.`,
      ),
    ];
  }
  if (gauge.max > highest) {
    const message = `The gauge ends at ${gauge.max}, but scores reach only ${highest}: the needle never gets to its end.`;
    return [issue("GAUGE_LONG", "gauge.max", message, `Let it end at ${highest}.`)];
  }
  return [];
}
