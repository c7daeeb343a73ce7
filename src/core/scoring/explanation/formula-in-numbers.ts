import { applyOperation, type ExpressionValues } from "../expression.ts";
import type { FormulaTree } from "../formula-tree.ts";

/** How tightly a written operation binds; what binds less needs brackets inside what binds more. */
const BINDING: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2 };
const ATOM = 3;
const SIGNS: Readonly<Record<string, string>> = { "+": "+", "-": "−", "*": "×", "/": "÷" };
/** Operations whose right side needs brackets even around its equals: 8 − (3 − 1). */
const ONE_SIDED: ReadonlySet<string> = new Set(["-", "/"]);
const ROUNDING: ReadonlySet<string> = new Set(["round", "fixed", "floor", "ceil"]);
/** Nearer than this a rounded number is the number itself: formulas round away the last bits of fractions. */
const SAME = 1e-5;

type Written = { readonly text: string; readonly binds: number };

/** A number as people write it, with at most six decimals. */
const numberText = (value: number): string => `${Math.round(value * 1e6) / 1e6}`;

/** The value of a formula that was taken apart. */
export function treeValue(tree: FormulaTree, values: ExpressionValues): unknown {
  if (tree.kind === "constant") return tree.value;
  if (tree.kind === "name") return values[tree.name];
  return applyOperation(
    tree.operator,
    tree.operands.map((operand) => treeValue(operand, values)),
  );
}

/**
 * A formula with its numbers filled in, the way people write sums: `{raw} * 40 / 36` gives "18 × 40 ÷ 36".
 * @returns null when something in it is no number or more than arithmetic, `min` and `max`
 */
export function formulaInNumbers(tree: FormulaTree, values: ExpressionValues): string | null {
  return written(tree, values)?.text ?? null;
}

function written(tree: FormulaTree, values: ExpressionValues): Written | null {
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

/** Rounding inside a formula: left out where it changes nothing, else its result stands there. */
function writtenRounding(tree: Extract<FormulaTree, { kind: "operation" }>, values: ExpressionValues): Written | null {
  const [inner] = tree.operands;
  const rounded = treeValue(tree, values);
  if (!inner || typeof rounded !== "number") return null;
  const exact = treeValue(inner, values);
  const isSame = typeof exact === "number" && Math.abs(exact - rounded) < SAME;
  return isSame ? written(inner, values) : { text: numberText(rounded), binds: ATOM };
}
