import type { FormulaTree } from "./formula-tree.ts";

/** @returns undefined when this formula, with these values, is not of whole numbers; SurveyJS then computes it */
export type WholeNumberFormula<Values> = (values: Values) => number | undefined;

/** Resolves a name once to a function that reads its value, in whatever form values are stored. */
export type ReadName<Values> = (name: string) => (values: Values) => unknown;

/** Runs one of the functions that formulas may call, as SurveyJS does. */
type CallFunction = (name: string, parameters: unknown[]) => unknown;

/**
 * SurveyJS rounds after each step of a sum, so that 0.1 + 0.2 gives 0.3. Whole numbers need no rounding, so plain
 * arithmetic gives the same result a hundred times faster; points are whole, and most formulas add them.
 */
const EXACT: Readonly<Record<string, (one: number, other: number) => number>> = {
  "+": (one, other) => one + other,
  "-": (one, other) => one - other,
  "*": (one, other) => one * other,
};
const FOLDED: Readonly<Record<string, (one: number, other: number) => number>> = {
  sum: (one, other) => one + other,
  min: (one, other) => (other < one ? other : one),
  max: (one, other) => (other > one ? other : one),
};
/** SurveyJS's rounding functions and ours; their argument may be a fraction. */
const ROUNDING: ReadonlySet<string> = new Set(["round", "floor", "ceil", "fixed"]);

/** @returns null for a formula with anything but arithmetic, sums, minimum, maximum and rounding */
export function wholeNumberFormula<Values>(
  tree: FormulaTree,
  call: CallFunction,
  read: ReadName<Values>,
): WholeNumberFormula<Values> | null {
  if (tree.kind === "constant") {
    const { value } = tree;
    return typeof value === "number" ? () => value : null;
  }
  if (tree.kind === "name") {
    const valueIn = read(tree.name);
    return (values) => {
      const value = valueIn(values);
      return typeof value === "number" ? value : undefined;
    };
  }
  const operands = tree.operands.map((operand) => wholeNumberFormula(operand, call, read));
  const [one, other] = operands;
  if (!operands.every((operand) => operand !== null) || !one) return null;
  const { operator } = tree;
  const fold = FOLDED[operator];
  if (fold) return folded(operands, fold, operator === "sum" ? 0 : undefined);
  if (ROUNDING.has(operator)) return rounded(operands, (parameters) => call(operator, parameters));
  if (!other || operands.length !== 2) return null;
  const exact = EXACT[operator];
  if (exact) return (values) => whole(exact(whole(one(values)) ?? Number.NaN, whole(other(values)) ?? Number.NaN));
  if (operator !== "/") return null;
  return (values) => {
    const [above, below] = [whole(one(values)), whole(other(values))];
    return above === undefined || !below ? undefined : above / below;
  };
}

/** Minus zero is left to SurveyJS, which turns it into zero in some places. */
const whole = (value: number | undefined) => (Number.isSafeInteger(value) && !Object.is(value, -0) ? value : undefined);

function folded<Values>(
  operands: readonly WholeNumberFormula<Values>[],
  fold: (one: number, other: number) => number,
  start: number | undefined,
): WholeNumberFormula<Values> {
  return (values) => {
    let result = start;
    for (const operand of operands) {
      const value = whole(operand(values));
      if (value === undefined) return undefined;
      result = result === undefined ? value : fold(result, value);
    }
    return whole(result);
  };
}

function rounded<Values>(
  operands: readonly WholeNumberFormula<Values>[],
  round: (parameters: unknown[]) => unknown,
): WholeNumberFormula<Values> {
  return (values) => {
    const parameters: number[] = [];
    for (const operand of operands) {
      const value = operand(values);
      if (value === undefined) return undefined;
      parameters.push(value);
    }
    const result = round(parameters);
    return typeof result === "number" && Number.isFinite(result) ? result : undefined;
  };
}
