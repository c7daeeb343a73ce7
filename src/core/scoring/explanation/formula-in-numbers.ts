import { applyOperation } from "../../formulas/formula.ts";
import type { FormulaTree } from "../../formulas/formula-tree.ts";

/**
 * The precedence of written operators; an operation of lower precedence needs brackets inside one of higher
 * precedence.
 */
const BINDING: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2 };
const ATOM = 3;
const SIGNS: Readonly<Record<string, string>> = { "+": "+", "-": "−", "*": "×", "/": "÷" };
/** Operators whose right operand needs brackets even at equal precedence: 8 − (3 − 1). */
const ONE_SIDED: ReadonlySet<string> = new Set(["-", "/"]);
const ROUNDING: ReadonlySet<string> = new Set(["round", "fixed", "floor", "ceil"]);
/**
 * A rounded number closer to the original than this counts as equal: formulas round away the last bits of
 * fractions.
 */
const SAME = 1e-5;

type Written = { readonly text: string; readonly binds: number };

/** Returns a number with at most six decimals. */
const numberText = (value: number): string => `${Math.round(value * 1e6) / 1e6}`;

/** Returns the value of a parsed formula. */
export function treeValue(tree: FormulaTree, values: Readonly<Record<string, unknown>>): unknown {
  if (tree.kind === "constant") return tree.value;
  if (tree.kind === "name") return values[tree.name];
  return applyOperation(
    tree.operator,
    tree.operands.map((operand) => treeValue(operand, values)),
  );
}

/**
 * Returns a formula with its numbers filled in, as people write sums: `{raw} * 40 / 36` gives "18 × 40 ÷ 36".
 * @returns null when a part is not a number, or is more than arithmetic, `min` and `max`
 */
export function formulaInNumbers(tree: FormulaTree, values: Readonly<Record<string, unknown>>): string | null {
  return written(tree, values)?.text ?? null;
}

function written(tree: FormulaTree, values: Readonly<Record<string, unknown>>): Written | null {
  if (tree.kind !== "operation") {
    const value = treeValue(tree, values);
    return typeof value === "number" ? { text: numberText(value), binds: ATOM } : null;
  }
  const { operator, operands } = tree;
  if (ROUNDING.has(operator)) return writtenRounding(tree, values);
  const parts = operands.map((operand) => written(operand, values)).filter((part) => part !== null);
  if (parts.length !== operands.length || parts.length === 0) return null;
  if (operator === "min" || operator === "max") {
    return { text: `${operator}(${parts.map(({ text }) => text).join(", ")})`, binds: ATOM };
  }
  const sign = operator === "sum" ? "+" : operator;
  const binds = BINDING[sign];
  if (binds === undefined) return null;
  const bracketed = parts.map(({ text, binds: inner }, index) => {
    const needs = inner < binds || (inner === binds && index > 0 && ONE_SIDED.has(sign));
    return needs ? `(${text})` : text;
  });
  return { text: bracketed.join(` ${SIGNS[sign]} `), binds };
}

/** Writes a rounding inside a formula: it is left out when it changes nothing, otherwise its result is shown. */
function writtenRounding(
  tree: Extract<FormulaTree, { kind: "operation" }>,
  values: Readonly<Record<string, unknown>>,
): Written | null {
  const [inner] = tree.operands;
  const rounded = treeValue(tree, values);
  if (!inner || typeof rounded !== "number") return null;
  const exact = treeValue(inner, values);
  const isSame = typeof exact === "number" && Math.abs(exact - rounded) < SAME;
  return isSame ? written(inner, values) : { text: numberText(rounded), binds: ATOM };
}
