import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Answers } from "../content-model/survey.ts";
import { namesIn } from "../formulas/formula.ts";
import type { AnswerChecker } from "../surveys/check-answers.ts";
import type { Item } from "../surveys/items.ts";
import { openItems } from "../surveys/open-items.ts";
import { sameTrace } from "./same-trace.ts";
import { type Scored, scoreAnswers, scoreOf } from "./score.ts";
import { ScoringError } from "./scoring-error.ts";
import type { Trace } from "./trace.ts";

/** The version by which results are scored again. */
export type RescoringVersion = {
  readonly rule: ScoringRule;
  readonly items: readonly Item[];
  readonly check: AnswerChecker;
};

/** A stored result. */
export type StoredResult = {
  readonly answers: Answers;
  readonly trace: Trace;
  readonly score: number | null;
  readonly meaning: string;
};

export type Rescored =
  | { readonly kind: "scored"; readonly scored: Scored; readonly isSame: boolean }
  /** The answers do not fit this version; `reason` names a question or place, never an answer. */
  | { readonly kind: "unscorable"; readonly reason: string };

/**
 * Scores stored answers by another version. Answers to removed questions are left out, and a new question that the
 * rule does not count may stay unanswered. Other answers that the version's own check rejects cannot be scored, so
 * their result stays. A score that was stored without answers (no items in its trace) only gets a new band.
 * @param stored results of the scales the rule reads, when the stored trace does not contain them
 */
export function rescore(
  version: RescoringVersion,
  result: StoredResult,
  stored: Readonly<Record<string, number>> = {},
): Rescored {
  const { rule, items, check } = version;
  if (result.trace.items.length === 0 && result.score !== null) {
    const scored = scoreOf(rule, result.score);
    return scored ? outcome(result, scored) : { kind: "unscorable", reason: "no band holds the score" };
  }
  const known = new Set(items.map(({ name }) => name));
  const answers = Object.fromEntries(Object.entries(result.answers).filter(([name]) => known.has(name)));
  const used = namesOfRule(rule);
  // Answers were taken between the steps of a question until steps were held to.
  const refused = check(answers).find(
    ({ code, path }) => code !== "ANSWER_OFF_STEP" && (code !== "ANSWER_MISSING" || used.has(path)),
  );
  if (refused) return { kind: "unscorable", reason: `${refused.code} ${refused.path}`.trim() };
  try {
    return outcome(
      result,
      scoreAnswers(rule, answers, { ...stored, ...readBefore(result.trace) }, openItems(items, answers)),
    );
  } catch (error) {
    if (error instanceof ScoringError) return { kind: "unscorable", reason: error.place };
    throw error;
  }
}

/** Returns the names the rule reads from another scale for which the trace holds no value. */
export function missingReads({ reads = [] }: ScoringRule, trace: Trace): { name: string; scale: string }[] {
  const held = readBefore(trace);
  return reads.filter(({ name }) => !Object.hasOwn(held, name)).map(({ name, scale }) => ({ name, scale }));
}

/** Returns the results of other scales as they were when the answers were given. */
function readBefore({ derived }: Trace): Record<string, number> {
  return Object.fromEntries(derived.filter(({ kind }) => kind === "stored").map(({ name, value }) => [name, value]));
}

/** Returns every name that a rule uses: those of questions, and of its own values. */
function namesOfRule({
  points = [],
  tables = [],
  steps = [],
  subscores = [],
  score,
  further = [],
}: ScoringRule): Set<string> {
  const formulas = [
    ...steps.map(({ of }) => of),
    ...subscores.map(({ expression }) => expression),
    score,
    ...further.map(({ formula }) => formula),
  ];
  return new Set([
    ...points.flatMap(({ items }) => items),
    ...tables.flatMap(({ pairs }) => pairs.flatMap(({ rows, columns }) => [rows, columns])),
    ...formulas.flatMap(namesIn),
  ]);
}

function outcome({ score, meaning, trace }: StoredResult, scored: Scored): Rescored {
  const isSame = score === scored.score && meaning === scored.meaning && sameTrace(trace, scored.trace);
  return { kind: "scored", scored, isSame };
}
