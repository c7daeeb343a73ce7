import { parseFormula } from "../formulas/parse.ts";
import { type ConditionRows, type RowOperator, rowsOfTree } from "./condition-rows.ts";

/** What a row can say of a number: formulas have no lists and no parts of words. */
export const NUMBER_OPERATORS: readonly RowOperator[] = [
  "is",
  "is-not",
  "at-least",
  "at-most",
  "above",
  "below",
  "answered",
  "open",
];

/**
 * Reads a formula that is true or false as rows, such as when an alert is raised.
 * @returns null where rows cannot say it: "all" and "any" inside each other, sums, functions, words
 */
export function rowsOfFormula(formula: string): ConditionRows | null {
  const tree = parseFormula(formula);
  const rows = tree && rowsOfTree(tree);
  const isOfNumbers = rows?.rows.every(
    ({ operator, values }) => NUMBER_OPERATORS.includes(operator) && values.every((value) => typeof value === "number"),
  );
  return isOfNumbers ? rows : null;
}
