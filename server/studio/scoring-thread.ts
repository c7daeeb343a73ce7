import { parentPort, workerData } from "node:worker_threads";
import { boundsOfReads, completeItems } from "#core/content-check/check-proof.ts";
import { suggestedExamples } from "#core/content-check/examples/suggested-examples.ts";
import { numbersOnly } from "#core/content-check/proof/number-sets.ts";
import { reachableScores } from "#core/content-check/proof/reachable-scores.ts";
import { rulesOfFurther } from "#core/content-check/rules-of-results.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { itemsOf, scorableItems } from "#core/surveys/items.ts";

type Range = { readonly min: number; readonly max: number };
/** What the thread is asked: which scores there are, or which examples are lacking. */
export type Asked = {
  readonly what: "reach" | "examples";
  readonly survey: SurveyDocument;
  readonly rule: ScoringRule;
  /** The ranges of the scales that the rule reads. */
  readonly ranges: Readonly<Record<string, Range>>;
};

const { what, survey, rule, ranges } = workerData as Asked;
const rangeOf = (scale: string) => ranges[scale];

function reach() {
  const items = completeItems(rule, scorableItems(itemsOf(survey)));
  const reads = boundsOfReads(rule, rangeOf);
  return [rule, ...rulesOfFurther(rule).map((one) => one.rule)].map((one) => {
    const { score } = reachableScores(one, items, reads);
    return { scores: numbersOnly(score.values).toSorted((a, b) => a - b), isProved: score.complete };
  });
}

// Runs in a thread of its own, for scoring-apart.ts.
parentPort?.postMessage(what === "reach" ? reach() : suggestedExamples(rule, survey, rangeOf));
