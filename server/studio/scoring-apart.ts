import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { ScoringFacts, SuggestedExamples } from "#core/api/studio.ts";
import type { RangeOfScale } from "#core/content-check/check-proof.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import type { Suggested } from "#core/content-check/examples/suggested-examples.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { optionsOf } from "#core/question-types/answer-kinds/answer-kinds.ts";
import { reverseScored } from "#core/scoring/reverse-scored.ts";
import type { Issue } from "#core/shared/issue.ts";
import { itemsOf, mayStayOpen, scorableItems } from "#core/surveys/items.ts";
import { untilSpent } from "../content/check/work-limit.ts";
import { rerunExamples } from "./rerun-examples.ts";
import type { Asked } from "./scoring-thread.ts";

type Parsed = { readonly survey: SurveyDocument | null; readonly rule: ScoringRule | null };
type Reach = NonNullable<ScoringFacts["results"]>;

/** How much a thread may work and keep an editor waiting, in ms, and how much memory it may have, in MB. */
const LIMIT = { workMs: 10_000, waitMs: 20_000 };
const MOST_MEMORY_MB = 512;
/** More scores than a ruler has room for. */
const MOST_SCORES = 1000;
/** Issues that more examples may settle: what a proof cannot list, it takes from them. */
const OF_EXAMPLES: readonly string[] = ["EXAMPLE_MISSING", "RANGE_WIDE", "BAND_UNREACHABLE"];
/** What keeps a rule from being scored at all stands at these places. */
const OF_SCORING = /^(points|tables|steps|subscores|score|reads|notAsked|unscored|further\[\d+\]\.formula)/;

/** Two at a time: editors wait for one another, and nobody else does. */
const inTurn = pLimit(2);

/** Returns what the forms of a rule show beside their fields, as far as the draft can be read. */
export async function scoringFactsOf(
  { survey, rule }: Parsed,
  rangeOf: RangeOfScale,
  stop: AbortSignal,
): Promise<ScoringFacts> {
  if (!survey) return { items: null, results: null, examples: null };
  const items = scorableItems(itemsOf(survey));
  const reversed = rule ? reverseScored(rule, items) : new Set();
  const facts = items.map((item) => ({
    name: item.name,
    title: item.title,
    options: optionsOf(item.answer).map(({ value, text }) => ({ value: `${value}`, text })),
    isNumber: item.answer.kind === "number",
    mayBeHidden: item.conditions.length > 0,
    mayStayOpen: mayStayOpen(item),
    isReversed: reversed.has(item.name),
  }));
  const canScore = rule && !ruleIssues("", rule, survey).some(({ path }) => OF_SCORING.test(path));
  if (!canScore) return { items: facts, results: null, examples: null };
  const reach = await apart<Reach>({ what: "reach", survey, rule, ranges: rangesRead(rule, rangeOf) }, stop);
  return {
    items: facts,
    results: reach?.map(fewer) ?? null,
    examples: rerunExamples({ rule, items: itemsOf(survey) }),
  };
}

/** Looks for the examples that a rule lacks, if they are all that it lacks. */
export async function suggestedFor(
  { survey, rule }: Parsed,
  issues: readonly Issue[],
  rangeOf: RangeOfScale,
  stop: AbortSignal,
): Promise<SuggestedExamples> {
  const nothing = { examples: [], withoutScore: [], notFound: [] };
  const [other] = issues.filter(({ code }) => !OF_EXAMPLES.includes(code) && code !== "EXAMPLE_WRONG");
  if (!survey || !rule || other) {
    return { ...nothing, why: other?.message ?? "The survey or the rule has a fault of form; see the problems." };
  }
  const found = await apart<Suggested>({ what: "examples", survey, rule, ranges: rangesRead(rule, rangeOf) }, stop);
  if (!found) return { ...nothing, why: "The search took too long and was stopped." };
  return {
    examples: [...found.examples],
    withoutScore: [...found.withoutScore],
    notFound: [...found.notFound],
    why: null,
  };
}

const rangesRead = ({ reads = [] }: ScoringRule, rangeOf: RangeOfScale): Asked["ranges"] =>
  Object.fromEntries(
    reads.flatMap(({ scale }) => {
      const range = rangeOf(scale);
      return range ? [[scale, { min: range.min, max: range.max }]] : [];
    }),
  );

function fewer({ scores, isProved }: Reach[number]): Reach[number] {
  if (scores.length <= MOST_SCORES) return { scores, isProved };
  const step = (scores.length - 1) / (MOST_SCORES - 1);
  return {
    scores: Array.from({ length: MOST_SCORES }, (_, at) => scores[Math.round(at * step)] ?? 0),
    isProved: false,
  };
}

/** @returns null when the thread took more time or memory than it may, or nobody waits for it any more */
const apart = <Reply>(asked: Asked, stop: AbortSignal): Promise<Reply | null> =>
  inTurn(async () => {
    if (stop.aborted) return null;
    const thread = new Worker(new URL("./scoring-thread.ts", import.meta.url), {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    thread.unref();
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, stop]);
    try {
      const answered = once(thread, "message", { signal }).then(([reply]) => reply as Reply);
      return await Promise.race([answered, untilSpent(thread, LIMIT, signal)]);
    } catch {
      return null;
    } finally {
      ended.abort();
      await thread.terminate();
    }
  });
