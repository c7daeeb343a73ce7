import { LRUCache } from "lru-cache";
import {
  ConditionsParser,
  Const,
  ExpressionRunner,
  FunctionFactory,
  FunctionOperand,
  type Operand,
  Variable,
} from "survey-core";
import type { FormulaTree } from "./formula-tree.ts";
import { formulaFunctions } from "./functions.ts";
import { type ReadName, type WholeNumberFormula, wholeNumberFormula } from "./whole-number-formula.ts";

// The only module in which the core uses SurveyJS: editors already know its expression language from `visibleIf`,
// so formulas, conditions and validators all run in it.
for (const [name, run] of Object.entries(formulaFunctions)) FunctionFactory.Instance.register(name, run);

export type ExpressionValues = Readonly<Record<string, unknown>>;

/** An expression, parsed once. */
type Prepared = {
  readonly runner: ExpressionRunner;
  readonly names: readonly string[];
  /** The fast path for sums of whole numbers; null for any other formula. */
  readonly ofWholeNumbers: WholeNumberFormula<ExpressionValues> | null;
};

/** Bounded: content that is edited often must not fill the memory of a long-lived server. */
const prepared = new LRUCache<string, Prepared>({ max: 5000 });

function preparedOf(expression: string): Prepared {
  const known = prepared.get(expression);
  if (known) return known;
  const runner = new ExpressionRunner(expression);
  const ofWholeNumbers = wholeNumbersOf<ExpressionValues>(expression, (name) => (values) => values[name]);
  const made = { runner, names: runner.getVariables(), ofWholeNumbers };
  prepared.set(expression, made);
  return made;
}

const callFunction = (name: string, parameters: unknown[]): unknown =>
  FunctionFactory.Instance.run(name, parameters, {}, []);

/** Returns the fast path for a formula of whole numbers, over values in any form; null for any other formula. */
export function wholeNumbersOf<Values>(expression: string, read: ReadName<Values>): WholeNumberFormula<Values> | null {
  const tree = treeOf(expression);
  return tree && wholeNumberFormula(tree, callFunction, read);
}

/** Returns true when formulas may call a function of this name, SurveyJS's own or one of ours. */
export function isFunction(name: string): boolean {
  return FunctionFactory.Instance.hasFunction(name);
}

/** Returns the names of all functions that formulas may call. */
export function functionNames(): string[] {
  return FunctionFactory.Instance.getAll();
}

/** Returns true when the text parses as a SurveyJS expression. */
export function isExpression(expression: string): boolean {
  return preparedOf(expression).runner.canRun();
}

/** Returns the names in braces, in order of appearance: `{walks} + {swims}` gives `walks` and `swims`. */
export function namesIn(expression: string): readonly string[] {
  return preparedOf(expression).names;
}

/** Returns the value of an expression; as in SurveyJS, a name without a value counts as empty. */
export function evaluate(expression: string, values: ExpressionValues): unknown {
  const { runner, ofWholeNumbers } = preparedOf(expression);
  return ofWholeNumbers?.(values) ?? runner.runValues({ ...values });
}

/** Operators written between two operands; any other named operation is a function. */
const SIGNS: Readonly<Record<string, string>> = {
  plus: "+",
  minus: "-",
  mul: "*",
  div: "/",
  power: "^",
  mod: "%",
  greater: ">",
  less: "<",
  greaterorequal: ">=",
  lessorequal: "<=",
  equal: "=",
  notequal: "<>",
  and: "and",
  or: "or",
};
const BETWEEN: ReadonlySet<string> = new Set(Object.values(SIGNS));
const AFTER: ReadonlySet<string> = new Set(["empty", "notempty"]);
const parser = new ConditionsParser();

/** Returns the parsed expression, or null when it does not parse. */
export function treeOf(expression: string): FormulaTree | null {
  const root = parser.parseExpression(expression);
  return root ? partOf(root) : null;
}

/** Properties that SurveyJS's operands have but do not declare in their types. */
type Parts = {
  readonly operatorName: string;
  readonly originalValue: string;
  readonly parameters: { readonly values: readonly Operand[] };
  readonly left: Operand | null;
  readonly right: Operand | null;
  readonly expression?: Operand;
};

function partOf(part: Operand): FormulaTree {
  if (part instanceof Variable) return { kind: "name", name: `${part.variable}`.replace(/^#/, "") };
  if (part instanceof Const) return { kind: "constant", value: part.correctValue };
  const { operatorName, originalValue, parameters, left, right, expression } = part as unknown as Parts;
  if (part instanceof FunctionOperand) {
    return { kind: "operation", operator: originalValue, operands: parameters.values.map(partOf) };
  }
  const operands = [expression, left, right].filter((one) => one !== undefined && one !== null);
  return { kind: "operation", operator: SIGNS[operatorName] ?? operatorName, operands: operands.map(partOf) };
}

/** Returns one operation of a formula as people write it: `round({a}, {b})`, `{a} / {b}`. */
export function operationText(operator: string, operands: readonly string[]): string {
  if (BETWEEN.has(operator)) return operands.join(` ${operator} `);
  if (AFTER.has(operator)) return `${operands[0]} ${operator}`;
  return operator === "negate" ? `!${operands[0]}` : `${operator}(${operands.join(", ")})`;
}

const OPERAND_NAMES = Array.from({ length: 64 }, (_, index) => `o${index}`);

/** Runs one operation with SurveyJS itself, so that a check rounds and adds exactly as scoring does. */
export function applyOperation(operator: string, operands: readonly unknown[]): unknown {
  const names = operands.map((_, index) => OPERAND_NAMES[index] ?? `o${index}`);
  const values = Object.fromEntries(names.map((name, index) => [name, operands[index]]));
  return evaluate(
    operationText(
      operator,
      names.map((name) => `{#${name}}`),
    ),
    values,
  );
}
