import { LRUCache } from "lru-cache";
import type { FormulaTree } from "./formula-tree.ts";
import { FUNCTIONS } from "./functions.ts";
import { finite, numberIn, plus } from "./numbers.ts";
import { BEHIND, BETWEEN, negate } from "./operators.ts";
import { parseFormula } from "./parse.ts";

// The language of scoring rules: numbers, names in braces, operators and a closed list of functions. It has no access to
// anything else, and a blank leaves no result instead of counting as 0.

/** Returns the value of a formula; null where it has none. */
export type Computed<Values> = (values: Values) => unknown;

/** Resolves a name once to a function that reads its value, in whatever form values are stored. */
export type ReadName<Values> = (name: string) => (values: Values) => unknown;

/** Bounded: content that is edited often must not fill the memory of a long-lived server. */
const trees = new LRUCache<string, { readonly tree: FormulaTree | null }>({ max: 5000 });

/** Returns the parsed formula, or null when it cannot be read. */
export function treeOf(formula: string): FormulaTree | null {
  const known = trees.get(formula);
  if (known) return known.tree;
  const tree = parseFormula(formula);
  trees.set(formula, { tree });
  return tree;
}

/** Returns the names in a formula, in order of appearance: `{walks} + {swims}` gives `walks` and `swims`. */
export function namesIn(formula: string): readonly string[] {
  const tree = treeOf(formula);
  return tree ? [...new Set(namesOf(tree))] : [];
}

function namesOf(tree: FormulaTree): string[] {
  if (tree.kind === "name") return [tree.name];
  return tree.kind === "operation" ? tree.operands.flatMap(namesOf) : [];
}

/** Returns whether an operation of a tree is an operator; any other one is a function. */
export const isOperator = (name: string): boolean => BETWEEN.has(name) || BEHIND.has(name) || name === "negate";

/** Makes a formula ready for many sets of values. One that cannot be read has no value. */
export function computed<Values>(formula: string, read: ReadName<Values>): Computed<Values> {
  const tree = treeOf(formula);
  return tree ? computedTree(tree, read) : () => null;
}

function computedTree<Values>(tree: FormulaTree, read: ReadName<Values>): Computed<Values> {
  if (tree.kind === "constant") return () => tree.value;
  if (tree.kind === "name") return read(tree.name);
  const operands = tree.operands.map((operand) => computedTree(operand, read));
  const [one, other] = operands;
  const between = BETWEEN.get(tree.operator);
  if (between && one && other) return (values) => between(one(values), other(values));
  if (tree.operator === "sum") return summed(operands);
  const run = operationOf(tree.operator);
  return (values) => {
    const given: unknown[] = [];
    for (const operand of operands) given.push(operand(values));
    return run(given);
  };
}

/** Adds without a list between: most scores are one sum, and are computed for each set of answers. */
function summed<Values>(operands: readonly Computed<Values>[]): Computed<Values> {
  return (values) => {
    let sum = 0;
    for (const operand of operands) {
      const value = operand(values);
      // Most points are whole, and so are their sums.
      if (Number.isSafeInteger(value) && Number.isSafeInteger(sum)) {
        sum += value as number;
        continue;
      }
      const number = typeof value === "number" ? value : numberIn(value);
      if (number === null) return null;
      sum = plus(sum, number);
    }
    return finite(sum);
  };
}

/** Returns the value of a formula with these values. */
export const evaluate = (formula: string, values: Readonly<Record<string, unknown>>): unknown =>
  computed<Readonly<Record<string, unknown>>>(formula, (name) => (given) => given[name])(values);

/** Returns the result of one operation, so that a check rounds and adds exactly as scoring does; null for none. */
export const applyOperation = (operator: string, operands: readonly unknown[]): unknown =>
  operationOf(operator)(operands);

function operationOf(operator: string): (operands: readonly unknown[]) => unknown {
  const between = BETWEEN.get(operator);
  if (between) return (operands) => (operands.length === 2 ? between(operands[0], operands[1]) : null);
  const behind = BEHIND.get(operator);
  if (behind) return ([one]) => behind(one);
  if (operator === "negate") return ([one]) => negate(one);
  return FUNCTIONS.get(operator)?.run ?? (() => null);
}

/** Returns one operation of a formula as people write it: `round({a}, {b})`, `{a} / {b}`. */
export function operationText(operator: string, operands: readonly string[]): string {
  if (BETWEEN.has(operator)) return operands.join(` ${operator} `);
  if (BEHIND.has(operator)) return `${operands[0]} ${operator}`;
  return operator === "negate" ? `!${operands[0]}` : `${operator}(${operands.join(", ")})`;
}
