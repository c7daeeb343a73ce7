import { type Answers, type AnswerValue, isDeclined } from "../content-model/answers.ts";
import type { MissingItems } from "../content-model/missing-items.ts";
import type { ScoringRule, Steps, Table } from "../content-model/scoring-rule.ts";
import { NO_RESULT } from "../formulas/no-result.ts";
import { bandIndexOf } from "../shared/bands.ts";
import { textOf } from "../shared/text-of.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import { missingItems } from "./missing-items.ts";
import { pointsOf } from "./points.ts";
import { type Formula, type PreparedResult, type PreparedRule, preparedOf, type Values } from "./prepared-rule.ts";
import { raisedAlerts } from "./raised-alerts.ts";
import type { RuleFormulas, ScoredRule } from "./rule-formulas.ts";
import { ScoringError } from "./scoring-error.ts";
import type { Trace, TracedItem, TracedResult, TracedValue } from "./trace.ts";

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

type Worked = Pick<Trace, "score" | "band" | "missing" | "none">;

/** Works out one result from the values before it. */
function resultOf(rule: RuleFormulas, result: PreparedResult, missing: MissingItems | null, values: Values): Worked {
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

/**
 * Returns the items with their points, in the rule's order; fills `values` with the points, and with answers that
 * are used unchanged.
 */
function tracedItems(
  rule: RuleFormulas,
  prepared: PreparedRule,
  answers: Answers,
  open: ReadonlySet<string>,
  values: Values,
): TracedItem[] {
  const { pointed, isPointed, placeOf } = prepared;
  const items: TracedItem[] = [];
  const hasOpen = open.size > 0;
  let answered = 0;
  for (const { item, at, group, place } of pointed) {
    const answer = own(answers, item);
    if (hasOpen && open.has(item)) {
      // A rule without "missing" comes from before it: what was left open counted as not asked.
      const isFromBefore = !prepared.hasMissing && !isDeclined(answer);
      const points = group.skipped ?? (isFromBefore ? group.notAsked : undefined);
      items.push({ item, answer: null, points: points ?? null, state: stateOf(answer) });
      values[at] = points;
      continue;
    }
    const points = answer === undefined ? group.notAsked : pointsOf(group.values, answer);
    if (points === undefined) {
      const reason =
        answer === undefined
          ? `item ${item} has no answer and no "notAsked" value`
          : `no points for answer "${answer}" of item ${item}`;
      throw new ScoringError(rule.scale, place, reason);
    }
    if (answer !== undefined) answered += 1;
    items.push({ item, answer: answer ?? null, points });
    values[at] = points;
  }
  const names = Object.keys(answers);
  // Most rules give points for every item exactly once; then there is nothing else to look for.
  const isWhole = !hasOpen && rule.notAsked === undefined;
  if (isWhole && names.length === answered && isPointed.size === pointed.length) return items;
  for (const item of names) {
    const answer = answers[item];
    if (answer === undefined || isPointed.has(item) || open.has(item)) continue;
    items.push({ item, answer, points: null });
    const at = placeOf.get(item);
    if (at !== undefined) values[at] = answer;
  }
  for (const item of open)
    if (!isPointed.has(item)) items.push({ item, answer: null, points: null, state: stateOf(own(answers, item)) });
  for (const [item, points] of Object.entries(rule.notAsked ?? {})) {
    if (open.has(item) || own(answers, item) !== undefined) continue;
    items.push({ item, answer: null, points });
    const at = placeOf.get(item);
    if (at !== undefined) values[at] = points;
  }
  return items;
}

/** Why an open item has no answer. */
export const stateOf = (answer: AnswerValue | undefined): "declined" | "skipped" =>
  isDeclined(answer) ? "declined" : "skipped";

type Given = {
  readonly answers: Answers;
  readonly stored: Readonly<Record<string, number>>;
  /** True when nothing was left open: then every value must be there. */
  readonly isWhole: boolean;
};

/** Fills `values` with stored results, tables, steps and subscores, each after the values it names. */
function derivedValues(
  rule: RuleFormulas,
  prepared: PreparedRule,
  { answers, stored, isWhole }: Given,
  values: Values,
): TracedValue[] {
  const derived: TracedValue[] = [];
  const add = (value: TracedValue, at: number | undefined) => {
    if (at !== undefined) values[at] = value.value;
    derived.push(value);
  };
  for (const { name } of rule.reads ?? []) {
    const value = own(stored, name);
    if (value === undefined) throw new ScoringError(rule.scale, "reads", `no stored result for ${name}`);
    add({ name, kind: "stored", formula: null, value }, prepared.placeOf.get(name));
  }
  for (const [index, table] of (rule.tables ?? []).entries()) {
    for (const pair of table.pairs) {
      const value = cellOf(table, own(answers, pair.rows), own(answers, pair.columns));
      if (value === null && !isWhole) continue;
      if (value === null) throw new ScoringError(rule.scale, `tables[${index}]`, `no cell for ${pair.name}`);
      const formula = `{${pair.rows}} × {${pair.columns}}`;
      add({ name: pair.name, kind: "table", formula, value }, prepared.placeOf.get(pair.name));
    }
  }
  for (const { name, at, formula, steps } of isWhole ? prepared.orderFor(values) : prepared.knownOrder(values)) {
    if (steps === null) {
      const value = numberOf(rule, `subscores › ${name}`, formula, values);
      add({ name, kind: "subscore", formula: formula.text, value }, at);
    } else {
      const of = numberOf(rule, `steps › ${name}`, formula, values);
      const value = stepOf(steps, of);
      if (value === null) throw new ScoringError(rule.scale, `steps › ${name}`, `no step holds ${of}`);
      add({ name, kind: "step", formula: formula.text, value }, at);
    }
  }
  return derived;
}

/** Returns an own property of a record, so that an answer such as "constructor" finds nothing. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Returns the cell of a two-way table, null when there is none. */
export function cellOf(table: Table, row: unknown, column: unknown): number | null {
  const cells = own(table.values, `${row}`);
  if (cells === undefined) return null;
  if (typeof cells === "number") return cells;
  return own(cells, `${column}`) ?? null;
}

/** Returns the number a value gets by cut-offs, null when none applies. */
export function stepOf(steps: Steps, value: number): number | null {
  const found =
    "from" in steps ? steps.from.findLast(([start]) => value >= start) : steps.upTo.find(([end]) => value <= end);
  return found?.[1] ?? null;
}

function numberOf(rule: RuleFormulas, place: string, formula: Formula, values: Values): number {
  const value = numberOrNone(rule, place, formula, values);
  if (value === null) throw new ScoringError(rule.scale, place, "only a result may be none()");
  return value;
}

/** @returns null where the formula comes to `none()` */
function numberOrNone(
  rule: RuleFormulas,
  place: string,
  { text, names, valueIn }: Formula,
  values: Values,
): number | null {
  for (const { name, at } of names) {
    if (values[at] === undefined) throw new ScoringError(rule.scale, place, `{${name}} has no value`);
  }
  const value = valueIn(values);
  if (value === NO_RESULT) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new ScoringError(
      rule.scale,
      place,
      `"${text}" gave ${value === null ? "nothing" : `${value}`}, not a number`,
    );
  }
  return value;
}
