import type { Answers } from "../content-model/answers.ts";
import type { Steps, Table } from "../content-model/scoring-rule.ts";
import { NO_RESULT } from "../formulas/no-result.ts";
import { own } from "./own-property.ts";
import type { Formula, PreparedRule, Values } from "./prepared-rule.ts";
import type { RuleFormulas } from "./rule-formulas.ts";
import { ScoringError } from "./scoring-error.ts";
import type { TracedValue } from "./trace.ts";

export type Given = {
  readonly answers: Answers;
  readonly stored: Readonly<Record<string, number>>;
  /** True when nothing was left open: then every value must be there. */
  readonly isWhole: boolean;
};

/** Fills `values` with stored results, tables, steps and subscores, each after the values it names. */
export function derivedValues(
  rule: RuleFormulas,
  prepared: PreparedRule,
  { answers, stored, isWhole }: Given,
  values: Values,
): TracedValue[] {
  const derived: TracedValue[] = [];
  if (!prepared.hasDerived) return derived;
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
export function numberOrNone(
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
