import { textOf } from "../content/text-of.ts";
import type { ScoringRule, Steps, Table } from "../contracts/scoring-rule.ts";
import type { Answers } from "../contracts/survey.ts";
import { bandIndexOf } from "./bands.ts";
import { type ExpressionValues, evaluate, namesIn } from "./expression.ts";
import { pointsOf } from "./points.ts";
import { preparedOf } from "./prepared-rule.ts";
import { ScoringError } from "./scoring-error.ts";
import type { Trace, TracedItem, TracedValue } from "./trace.ts";

export type Scored = {
  readonly score: number;
  readonly meaning: string;
  readonly subscores: Readonly<Record<string, number>>;
  readonly trace: Trace;
};

/**
 * What formulas may name. It inherits nothing, so that an item called "constructor" has no value until it is
 * answered; made by a class, it is found in ten times as fast as in an object without a prototype.
 */
class Values {
  [name: string]: unknown;
}
Object.setPrototypeOf(Values.prototype, null);
Reflect.deleteProperty(Values.prototype, "constructor");

/**
 * Scores complete, checked answers by a rule.
 * @param answers by item name; items that were not asked are absent
 * @param stored latest results of the scales the rule reads, by the rule's own names for them
 * @throws ScoringError naming the rule and the place when a formula gives no finite number
 */
export function scoreAnswers(
  rule: ScoringRule,
  answers: Answers,
  stored: Readonly<Record<string, number>> = {},
): Scored {
  const items = tracedItems(rule, answers);
  const values = new Values();
  for (const { item, answer, points } of items) values[item] = points ?? answer;

  const derived = derivedValues(rule, answers, stored, values);
  const score = numberOf(rule, "score", rule.score, values);
  const scored = scoreOf(rule, score, items, derived);
  if (!scored) throw new ScoringError(rule.scale, "bands", `no band holds the score ${score}`);
  return scored;
}

/**
 * A score with the band it lies in, also for one that was worked out elsewhere (then without working).
 * @returns null when no band holds it
 */
export function scoreOf(
  rule: ScoringRule,
  score: number,
  items: readonly TracedItem[] = [],
  derived: readonly TracedValue[] = [],
): Scored | null {
  const bandIndex = bandIndexOf(rule.bands, score);
  const band = rule.bands[bandIndex];
  if (!band) return null;
  const meaning = textOf(band.meaning);
  const below = rule.bands[bandIndex + 1]?.from ?? null;
  const trace: Trace = { items, derived, formula: rule.score, score, band: { meaning, from: band.from, below } };
  return { score, meaning, subscores: subscoresOf(trace), trace };
}

/** The values a rule reports beside its score, by name. */
export function subscoresOf({ derived }: Trace): Record<string, number> {
  const subscores: Record<string, number> = {};
  for (const { kind, name, value } of derived) if (kind === "subscore") subscores[name] = value;
  return subscores;
}

function tracedItems(rule: ScoringRule, answers: Answers): TracedItem[] {
  const { pointed, isPointed } = preparedOf(rule);
  let answered = 0;
  const items = pointed.map(({ item, group, place }): TracedItem => {
    const answer = own(answers, item);
    if (answer === undefined) {
      if (group.notAsked === undefined) {
        throw new ScoringError(rule.scale, place, `item ${item} has no answer and no "notAsked" value`);
      }
      return { item, answer: null, points: group.notAsked };
    }
    answered += 1;
    const points = pointsOf(group.values, answer);
    if (points === undefined) {
      throw new ScoringError(rule.scale, place, `no points for answer "${answer}" of item ${item}`);
    }
    return { item, answer, points };
  });
  const names = Object.keys(answers);
  // Most rules give points for every item: then there is nothing else to look for.
  if (names.length === answered) return items;
  for (const item of names) {
    const answer = answers[item];
    if (answer !== undefined && !isPointed.has(item)) items.push({ item, answer, points: null });
  }
  return items;
}

/** Fills `values` with stored results, tables, steps and subscores, each as soon as what it names is known. */
function derivedValues(
  rule: ScoringRule,
  answers: Answers,
  stored: Readonly<Record<string, number>>,
  values: Record<string, unknown>,
): TracedValue[] {
  const derived: TracedValue[] = [];
  const add = (value: TracedValue) => {
    values[value.name] = value.value;
    derived.push(value);
  };
  for (const { name } of rule.reads ?? []) {
    const value = own(stored, name);
    if (value === undefined) throw new ScoringError(rule.scale, "reads", `no stored result for ${name}`);
    add({ name, kind: "stored", formula: null, value });
  }
  for (const [index, table] of (rule.tables ?? []).entries()) {
    for (const pair of table.pairs) {
      const value = cellOf(table, own(answers, pair.rows), own(answers, pair.columns));
      if (value === null) throw new ScoringError(rule.scale, `tables[${index}]`, `no cell for ${pair.name}`);
      add({ name: pair.name, kind: "table", formula: `{${pair.rows}} × {${pair.columns}}`, value });
    }
  }
  for (const waiting of preparedOf(rule).orderFor(values)) {
    if ("expression" in waiting) {
      const value = numberOf(rule, `subscores › ${waiting.name}`, waiting.expression, values);
      add({ name: waiting.name, kind: "subscore", formula: waiting.expression, value });
    } else {
      const of = numberOf(rule, `steps › ${waiting.name}`, waiting.of, values);
      const value = stepOf(waiting, of);
      if (value === null) throw new ScoringError(rule.scale, `steps › ${waiting.name}`, `no step holds ${of}`);
      add({ name: waiting.name, kind: "step", formula: waiting.of, value });
    }
  }
  return derived;
}

/** What a record itself holds under a name: an answer such as "constructor" finds nothing. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The cell of a two-way table, null when there is none. */
export function cellOf(table: Table, row: unknown, column: unknown): number | null {
  const cells = own(table.values, `${row}`);
  if (cells === undefined) return null;
  if (typeof cells === "number") return cells;
  return own(cells, `${column}`) ?? null;
}

/** What a value gives by cut-offs, null when none holds it. */
export function stepOf(steps: Steps, value: number): number | null {
  const found =
    "from" in steps ? steps.from.findLast(([start]) => value >= start) : steps.upTo.find(([end]) => value <= end);
  return found?.[1] ?? null;
}

function numberOf(rule: ScoringRule, place: string, formula: string, values: ExpressionValues): number {
  const unknown = namesIn(formula).find((name) => values[name] === undefined);
  if (unknown !== undefined) throw new ScoringError(rule.scale, place, `{${unknown}} has no value`);
  const value = evaluate(formula, values);
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new ScoringError(
      rule.scale,
      place,
      `"${formula}" gave ${value === null ? "nothing" : `${value}`}, not a number`,
    );
  }
  return value;
}
