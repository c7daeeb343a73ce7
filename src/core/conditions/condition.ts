import { LRUCache } from "lru-cache";
import {
  ArrayOperand,
  ConditionsParser,
  Const,
  ExpressionRunner,
  FunctionFactory,
  FunctionOperand,
  type Operand,
  Variable,
} from "survey-core";
import type { FormulaTree } from "../formulas/formula-tree.ts";
import { CONDITION_FUNCTIONS } from "./condition-functions.ts";

// The only module in which the core uses SurveyJS: it draws the questions, so its language says which are asked
// (`visibleIf`) and which answers fit (`validators`), in the browser and here alike. Rules have a language of their own.
for (const [name, run] of CONDITION_FUNCTIONS)
  FunctionFactory.Instance.register(name, (values: unknown[]) => run(values));

type Prepared = { readonly runner: ExpressionRunner; readonly names: readonly string[] };

/** Bounded: content that is edited often must not fill the memory of a long-lived server. */
const prepared = new LRUCache<string, Prepared>({ max: 5000 });

function preparedOf(condition: string): Prepared {
  const known = prepared.get(condition);
  if (known) return known;
  const runner = new ExpressionRunner(condition);
  const made = { runner, names: runner.getVariables() };
  prepared.set(condition, made);
  return made;
}

/** Returns the names in braces, in order of appearance. */
export function namesIn(condition: string): readonly string[] {
  return preparedOf(condition).names;
}

/** Returns the value of a condition; as in SurveyJS, a name without a value counts as empty. */
export function evaluate(condition: string, values: Readonly<Record<string, unknown>>): unknown {
  return preparedOf(condition).runner.runValues({ ...values });
}

/** How trees have SurveyJS's operators. */
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
};
const parser = new ConditionsParser();

/** Returns the parsed condition, or null when it does not parse. */
export function treeOf(condition: string): FormulaTree | null {
  const root = parser.parseExpression(condition);
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
  if (part instanceof ArrayOperand) return { kind: "constant", value: valuesIn(part) };
  if (part instanceof FunctionOperand) {
    return { kind: "operation", operator: originalValue, operands: parameters.values.map(partOf) };
  }
  const operands = [expression, left, right].filter((one) => one !== undefined && one !== null);
  return { kind: "operation", operator: SIGNS[operatorName] ?? operatorName, operands: operands.map(partOf) };
}

/** SurveyJS declares the values of a list in brackets as no one's. */
const valuesIn = (list: ArrayOperand): unknown[] =>
  (list as unknown as { readonly values: readonly Operand[] }).values.map((one) =>
    one instanceof Const ? one.correctValue : one.toString(),
  );

/** Returns the names of all functions that conditions may call. */
export const conditionFunctions = (): string[] => FunctionFactory.Instance.getAll();

/** Returns the functions that a condition calls and SurveyJS has not. Its look-up would find those of every object too. */
export function unknownFunctionsIn(condition: string): string[] {
  const tree = treeOf(condition);
  return tree ? callsIn(tree).filter((name) => !conditionFunctions().includes(name)) : [];
}

function callsIn(tree: FormulaTree): string[] {
  if (tree.kind !== "operation") return [];
  const own = /^[A-Za-z_]\w*$/.test(tree.operator) && !WORDS.has(tree.operator) ? [tree.operator] : [];
  return [...own, ...tree.operands.flatMap(callsIn)];
}

/** Operators that are written as words. */
const WORDS: ReadonlySet<string> = new Set(
  "and or negate empty notempty contains notcontains anyof allof noneof".split(" "),
);
