import { treeOf } from "../../conditions/condition.ts";
import type { FormulaTree } from "../../formulas/formula-tree.ts";
import type { Arithmetic, Comparison, Condition, FunctionName } from "../conditions/condition-tree.ts";

/** What conditions need to know of a question that they name. */
export type Named = {
  /** By which the question is known to assemble. */
  readonly source: string;
  readonly isSeveral: boolean;
  /** The values of its options; null for a typed answer. */
  readonly options: readonly (string | number | boolean)[] | null;
  /** Values of the file that are others here, such as "yes" of a question asked as true or false. */
  readonly codes?: ReadonlyMap<string, string | number | boolean>;
};

export type Names = {
  question(name: string): Named | null;
  /** What the file itself works out under a name, as it writes it. */
  calculation(name: string): string | null;
};

const COMPARISONS: ReadonlySet<string> = new Set(["=", "<>", "<", "<=", ">", ">="]);
const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "^"]);
const FUNCTIONS = new Map<string, FunctionName>(
  (["sum", "avg", "min", "max", "round", "floor", "ceil", "iif"] as const).map((name) => [name, name]),
);

/**
 * Parses a condition or a calculation of SurveyJS.
 * @returns null where nothing is written
 */
export function conditionOf(written: unknown, names: Names, within: readonly string[] = []): Condition | null {
  if (typeof written !== "string" || written.trim() === "") return null;
  const unknown = (why: string): Condition => ({ kind: "unknown", written, why });
  if (written.length > 10_000) return unknown("it is too long to be read");
  const tree = parsed(written);
  if (!tree) return unknown(`it cannot be read: ${written}`);
  const whole = partOf(tree);
  return whole.kind === "question" && isWorded(whole.name) ? asTruth(whole.name) : whole;

  function partOf(tree: FormulaTree): Condition {
    if (tree.kind === "constant") return constantOf(tree.value);
    if (tree.kind === "name") return named(tree.name);
    const { operator, operands } = tree;
    const [left, right] = operands as readonly [FormulaTree, FormulaTree];
    if (operator === "and" || operator === "or")
      return { kind: operator === "and" ? "all" : "any", of: operands.map(truthOf) };
    if (operator === "negate") return { kind: "not", of: truthOf(left) };
    if (operator === "empty") return { kind: "empty", of: partOf(left) };
    if (operator === "notempty") return { kind: "not", of: { kind: "empty", of: partOf(left) } };
    if (["contains", "notcontains", "anyof", "allof", "noneof"].includes(operator))
      return picking(operator, left, right);
    if (COMPARISONS.has(operator)) return comparison(operator as Comparison, left, right);
    if (ARITHMETIC.has(operator))
      return { kind: "arithmetic", operator: operator as Arithmetic, left: partOf(left), right: partOf(right) };
    const call = FUNCTIONS.get(operator);
    if (!call) return unknown(`it calls "${operator}", which is not understood`);
    if (call === "iif" && operands.length === 3)
      return { kind: "call", name: call, parameters: [truthOf(left), ...operands.slice(1).map(partOf)] };
    return { kind: "call", name: call, parameters: operands.map(partOf) };
  }

  /** A part that is asked whether it holds: a question alone holds where it is answered with yes, or at all. */
  function truthOf(tree: FormulaTree): Condition {
    const part = partOf(tree);
    if (part.kind !== "question") return part;
    if (isWorded(part.name)) return asTruth(part.name);
    return names.question(part.name)?.options?.includes(true)
      ? { kind: "compare", operator: "=", left: part, right: { kind: "constant", value: true } }
      : { kind: "not", of: { kind: "empty", of: part } };
  }

  /** Where the file keeps words for yes and no, SurveyJS takes neither for true. */
  function isWorded(name: string): boolean {
    const { options, codes } = names.question(name) ?? {};
    return options?.includes(true) === true && codes !== undefined && !codes.has("true");
  }
  function asTruth(name: string): Condition {
    return unknown(`it takes the answer to "${name}" for true or false, which is a word in the file`);
  }

  function named(name: string): Condition {
    const question = names.question(name);
    if (question) return { kind: "question", name: question.source };
    if (name.startsWith("$"))
      return unknown(`it names "${name}", where SurveyJS finds no answer for the "$" before it`);
    const several = pickedIn(name);
    if (several) return { kind: "number-picked", question: several.source };
    const calculation = names.calculation(name);
    if (calculation === null) return unknown(`it names "${name}", which is no question that came over`);
    if (within.includes(name)) return unknown(`"${name}" is worked out from itself`);
    return conditionOf(calculation, names, [...within, name]) ?? unknown(`"${name}" is empty`);
  }

  /** Returns the question whose picked options a name counts. */
  function pickedIn(name: string): Named | null {
    const counted = /^(.+)\.length$/.exec(name)?.[1];
    return counted === undefined || names.question(name) ? null : names.question(counted);
  }

  function comparison(operator: Comparison, left: FormulaTree, right: FormulaTree): Condition {
    if (left.kind === "constant" && right.kind === "name") return comparison(MIRRORED[operator], right, left);
    const several = left.kind === "name" ? pickedIn(left.name) : null;
    // Without an answer SurveyJS finds no length, so that only these two ask whether anything is picked.
    if (several && right.kind === "constant" && ["> 0", ">= 1"].includes(`${operator} ${right.value}`))
      return { kind: "not", of: { kind: "empty", of: { kind: "question", name: several.source } } };
    const question = left.kind === "name" ? names.question(left.name) : null;
    if (question && right.kind === "constant" && (operator === "=" || operator === "<>")) {
      if (Array.isArray(right.value)) return sameList(question, right.value, operator);
      return equal(question, right.value, operator);
    }
    return { kind: "compare", operator, left: partOf(left), right: partOf(right), countsBlanks: true };
  }

  function equal(question: Named, value: unknown, operator: "=" | "<>"): Condition {
    const left = { kind: "question", name: question.source } as const;
    if (value === null || value === undefined || value === "") {
      const empty: Condition = { kind: "empty", of: left };
      return operator === "=" ? empty : { kind: "not", of: empty };
    }
    if (question.isSeveral)
      return unknown(`it compares "${question.source}", of which several options can be picked, with one of them`);
    const isYesOrNo = question.options?.includes(true) === true;
    if (isYesOrNo && question.codes && ![...question.codes.keys()].some((code) => isSame(code, value)))
      return unknown(`it compares "${question.source}" with ${value}, which is none of its values`);
    return { kind: "compare", operator, left, right: constantOf(fitting(question, value)) };
  }

  /** Exactly these are picked. */
  function sameList(question: Named, values: readonly unknown[], operator: "=" | "<>"): Condition {
    const wanted = values.map((value) => `${fitting(question, value)}`);
    const of = (question.options ?? []).map((option): Condition => {
      const isPicked: Condition = { kind: "picked", question: question.source, value: `${option}` };
      return wanted.includes(`${option}`) ? isPicked : { kind: "not", of: isPicked };
    });
    if (!question.isSeveral || wanted.some((one) => !question.options?.some((option) => `${option}` === one)))
      return unknown(`it compares "${question.source}" with a list`);
    const same: Condition = { kind: "all", of };
    return operator === "=" ? same : { kind: "not", of: same };
  }

  function picking(operator: string, left: FormulaTree, right: FormulaTree): Condition {
    const question = left.kind === "name" ? names.question(left.name) : null;
    if (right.kind !== "constant" || !question?.options) {
      const what = left.kind === "name" ? `"${left.name}"` : "a calculation";
      return unknown(`it looks for a part of ${what}`);
    }
    const values = Array.isArray(right.value) ? right.value : [right.value];
    const of = values.map(
      (value): Condition => ({ kind: "picked", question: question.source, value: `${fitting(question, value)}` }),
    );
    const isAll = operator === "contains" || operator === "notcontains" || operator === "allof";
    const some: Condition = of.length === 1 ? (of[0] as Condition) : { kind: isAll ? "all" : "any", of };
    if (of.length === 0) return unknown("it looks for nothing");
    return operator === "notcontains" || operator === "noneof" ? { kind: "not", of: some } : some;
  }

  function constantOf(value: unknown): Condition {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      return { kind: "constant", value };
    return unknown(`it compares with ${JSON.stringify(value) ?? "nothing"}`);
  }
}

/** Equality in SurveyJS ignores case and the form of a number. */
function fitting({ options, codes }: Named, value: unknown): unknown {
  const code = [...(codes ?? [])].find(([one]) => isSame(one, value));
  return (
    code?.[1] ?? options?.find((one) => `${one}` === `${value}`) ?? options?.find((one) => isSame(one, value)) ?? value
  );
}

const isSame = (one: unknown, value: unknown): boolean =>
  `${one}`.toLowerCase() === `${value}`.toLowerCase() ||
  (`${one}`.trim() !== "" && `${value}`.trim() !== "" && Number(one) === Number(value));

function parsed(written: string): FormulaTree | null {
  try {
    return treeOf(written);
  } catch {
    return null;
  }
}

const MIRRORED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
