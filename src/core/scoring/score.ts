import type { Answers } from "../content-model/answers.ts";
import type { MissingItems } from "../content-model/missing-items.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { bandIndexOf } from "../shared/bands.ts";
import { textOf } from "../shared/text-of.ts";
import { derivedValues, type Given, numberOrNone } from "./derived-values.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import { missingItems } from "./missing-items.ts";
import { type PreparedResult, type PreparedRule, preparedOf, type Values } from "./prepared-rule.ts";
import { raisedAlerts } from "./raised-alerts.ts";
import type { RuleFormulas, ScoredRule } from "./rule-formulas.ts";
import { ScoringError } from "./scoring-error.ts";
import type { Trace, TracedItem, TracedResult } from "./trace.ts";
import { tracedItems } from "./traced-items.ts";

export type Scored = {
  /** Null when too much was left open; the meaning is then empty. */
  readonly score: number | null;
  readonly meaning: string;
  readonly subscores: Readonly<Record<string, number>>;
  readonly trace: Trace;
};

const NONE_OPEN: ReadonlySet<string> = new Set();

/**
 * Scores checked answers by a rule.
 * @param answers by item name; items that were not asked or left open are absent
 * @param stored latest results of the scales the rule reads, by the names the rule gives them
 * @param open the items that were asked and left open or declined, from `openItems`
 * @throws ScoringError with the rule and the place when a formula gives no finite number
 */
export function scoreAnswers(
  rule: ScoredRule,
  answers: Answers,
  stored: Readonly<Record<string, number>> = {},
  open: ReadonlySet<string> = NONE_OPEN,
): Scored {
  const prepared = preparedOf(rule);
  const values = prepared.noValues.slice();
  const items = tracedItems(rule, prepared, answers, open, values);
  const given = { answers, stored, isWhole: open.size === 0 };
  // What is left open counts as the mean of the items of a result, so each result has values of its own.
  const unfilled = given.isWhole ? null : values.slice();
  const missing = given.isWhole ? null : missingItems(prepared.score, prepared, items, values);
  const derived = derivedValues(rule, prepared, given, values);
  const main = resultOf(rule, prepared.score, missing, values);
  const { score, band } = main;
  // Written out for speed: most sets of answers are whole, and raise nothing.
  const trace: { -readonly [Key in keyof Trace]: Trace[Key] } = {
    engine: ENGINE_VERSION,
    items,
    derived,
    formula: rule.score,
    score,
    band,
  };
  if (missing) trace.missing = missing;
  if (main.none) trace.none = true;
  if (prepared.further.length > 0) {
    trace.results = prepared.further.map((result) =>
      furtherResult(rule, prepared, result, items, given, unfilled ?? values),
    );
  }
  if (prepared.alerts.length > 0) {
    if (prepared.scoreAt !== undefined) values[prepared.scoreAt] = score ?? undefined;
    const alerts = raisedAlerts(prepared, values, open);
    if (alerts.length > 0) trace.alerts = alerts;
  }
  return { score, meaning: band === null ? "" : band.meaning, subscores: subscoresOf(trace), trace };
}

/** Works out a result beside the score. */
function furtherResult(
  rule: RuleFormulas,
  prepared: PreparedRule,
  result: PreparedResult,
  items: readonly TracedItem[],
  given: Given,
  before: Values,
): TracedResult {
  const traced = { name: result.name ?? "", formula: result.formula.text };
  if (given.isWhole) return { ...traced, ...resultOf(rule, result, null, before) };
  const values = before.slice();
  const missing = missingItems(result, prepared, items, values);
  const derived = derivedValues(rule, prepared, given, values);
  return { ...traced, ...resultOf(rule, result, missing, values), derived };
}

type Computed = Pick<Trace, "score" | "band" | "missing" | "none">;

/** Works out one result from the values before it. */
function resultOf(rule: RuleFormulas, result: PreparedResult, missing: MissingItems | null, values: Values): Computed {
  if (missing) return { score: null, missing, band: null };
  const place = result.name === null ? "score" : `results › ${result.name}`;
  const score = numberOrNone(rule, place, result.formula, values);
  if (score === null) return { score: null, none: true, band: null };
  const band = heldBy(result.bands, score);
  if (band === undefined) throw new ScoringError(rule.scale, "bands", `no band holds the score ${score}`);
  return { score, band };
}

/** Returns the band of a score as a trace has it: null where there are no bands, undefined where none holds it. */
function heldBy(bands: ScoredRule["bands"], score: number): Trace["band"] | undefined {
  if (bands.length === 0) return null;
  const index = bandIndexOf(bands, score);
  const band = bands[index];
  return band && { meaning: textOf(band.meaning), from: band.from, below: bands[index + 1]?.from ?? null };
}

/**
 * Returns a score that was computed elsewhere with the band it lies in, without a trace.
 * @returns null when no band contains it
 */
export function scoreOf(
  rule: Pick<ScoringRule, "score" | "bands">,
  score: number,
): (Scored & { readonly score: number }) | null {
  const band = heldBy(rule.bands, score);
  if (band === undefined) return null;
  const trace: Trace = { engine: ENGINE_VERSION, items: [], derived: [], formula: rule.score, score, band };
  return { score, meaning: band?.meaning ?? "", subscores: {}, trace };
}

/** Returns the values a rule reports beside its score, by name. */
export function subscoresOf({ derived }: Trace): Record<string, number> {
  const subscores: Record<string, number> = {};
  for (const { kind, name, value } of derived) if (kind === "subscore") subscores[name] = value;
  return subscores;
}
