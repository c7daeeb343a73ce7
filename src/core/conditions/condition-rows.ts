import type { FormulaTree } from "../formulas/formula-tree.ts";
import type { OptionValue } from "../question-types/options.ts";
import { treeOf } from "./condition.ts";
import { constantText } from "./constant-text.ts";

/** What a row says of the answer to a question. */
export type RowOperator =
  | "is"
  | "is-not"
  | "one-of"
  | "none-of"
  | "at-least"
  | "at-most"
  | "above"
  | "below"
  | "contains"
  | "contains-not"
  | "answered"
  | "open";

/** One line of a condition: a question, what is said of its answer, and the answers it is compared with. */
export type ConditionRow = {
  readonly question: string;
  readonly operator: RowOperator;
  /** None for "answered" and "open", any number for "one-of" and "none-of", else one. */
  readonly values: readonly OptionValue[];
};

export type ConditionRows = { readonly joined: "all" | "any"; readonly rows: readonly ConditionRow[] };

const SIGNS: Readonly<Record<RowOperator, string>> = {
  is: "=",
  "is-not": "<>",
  "one-of": "anyof",
  "none-of": "noneof",
  "at-least": ">=",
  "at-most": "<=",
  above: ">",
  below: "<",
  contains: "contains",
  "contains-not": "notcontains",
  answered: "notempty",
  open: "empty",
};
const OPERATORS: ReadonlyMap<string, RowOperator> = new Map(
  Object.entries(SIGNS).map(([operator, sign]) => [sign, operator as RowOperator]),
);
const JOINED = { all: "and", any: "or" } as const;

/** Returns how many values an operator compares an answer with. */
export function valuesOf(operator: RowOperator): "none" | "one" | "several" {
  if (operator === "answered" || operator === "open") return "none";
  return operator === "one-of" || operator === "none-of" ? "several" : "one";
}

/** Writes rows as a condition. */
export function textOfRows({ joined, rows }: ConditionRows): string {
  return rows.map(textOfRow).join(` ${JOINED[joined]} `);
}

function textOfRow({ question, operator, values }: ConditionRow): string {
  const sign = SIGNS[operator];
  const listed = values.map(constantText);
  switch (valuesOf(operator)) {
    case "none":
      return `{${question}} ${sign}`;
    case "one":
      return `{${question}} ${sign} ${listed[0] ?? "''"}`;
    case "several":
      return `{${question}} ${sign} [${listed.join(", ")}]`;
  }
}

/**
 * Reads a condition as rows.
 * @returns null where rows cannot say it: "all" and "any" inside each other, sums, functions
 */
export function rowsOf(condition: string): ConditionRows | null {
  // `{#name}` is the answer as it was typed, which a row does not tell from its value.
  const tree = condition.includes("{#") ? null : treeOf(condition);
  return tree && rowsOfTree(tree);
}

/** Returns what a tree says as rows; null where rows cannot say it. */
export function rowsOfTree(tree: FormulaTree): ConditionRows | null {
  const joined = tree.kind === "operation" && tree.operator === "or" ? "any" : "all";
  const rows = partsOf(tree, JOINED[joined]).map(rowOf);
  return rows.every((row) => row !== null) ? { joined, rows } : null;
}

/** Returns false for rows with an answer that SurveyJS would read as another one, such as one that contains `<>`. */
export function canSay(rows: ConditionRows): boolean {
  const read = rowsOf(textOfRows(rows));
  return JSON.stringify(read?.rows) === JSON.stringify(rows.rows);
}

function partsOf(tree: FormulaTree, operator: string): FormulaTree[] {
  if (tree.kind !== "operation" || tree.operator !== operator) return [tree];
  return tree.operands.flatMap((one) => partsOf(one, operator));
}

function rowOf(tree: FormulaTree): ConditionRow | null {
  if (tree.kind !== "operation") return null;
  const operator = OPERATORS.get(tree.operator);
  const [of, to] = tree.operands;
  if (operator === undefined || of?.kind !== "name") return null;
  const question = of.name;
  const takes = valuesOf(operator);
  if (takes === "none") return { question, operator, values: [] };
  if (to?.kind !== "constant" || Array.isArray(to.value) !== (takes === "several")) return null;
  const values: unknown[] = Array.isArray(to.value) ? to.value : [to.value];
  return values.every(isOptionValue) ? { question, operator, values } : null;
}

const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
