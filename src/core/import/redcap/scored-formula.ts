import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import { unknown } from "./logic/references.ts";

// What a formula of a file needs to become that of a rule, in which a name stands for the points of its answer.

const isBlank = (part: Condition | undefined): boolean =>
  part?.kind === "constant" && typeof part.value === "string" && /^(nan|null)?$/i.test(part.value.trim());

/**
 * Leaves out a guard such as `if([a] <> "" and [b] <> "", [a] + [b], "")` where it asks for no answer that is not counted:
 * a rule gives no score without an answer anyway.
 */
export function withoutBlankGuard(formula: Condition): Condition {
  if (formula.kind !== "call" || formula.name !== "iif") return formula;
  const [condition, then, otherwise] = formula.parameters;
  if (!condition || !then || !otherwise) return formula;
  const [kept, guarded] = isBlank(otherwise)
    ? [then, guardedBy(condition, true)]
    : isBlank(then)
      ? [otherwise, guardedBy(condition, false)]
      : [formula, null];
  if (kept === formula) return formula;
  const counted = new Set(questionsIn(kept));
  const added = guarded && [...counted].every((name) => guarded.includes(name)) ? neverOfBlanks(kept) : null;
  if (added && guarded?.every((name) => counted.has(name))) return added;
  return unknown("if", 'it gives nothing, "", under a condition of its own');
}

/**
 * Returns a formula that has no result where one of its questions has no answer: sum() and mean() pass over blanks, signs do
 * not. Null where there is no such form.
 */
function neverOfBlanks(part: Condition): Condition | null {
  switch (part.kind) {
    case "question":
    case "constant":
      return part;
    case "negative": {
      const of = neverOfBlanks(part.of);
      return of && { kind: "negative", of };
    }
    case "arithmetic": {
      const [left, right] = [neverOfBlanks(part.left), neverOfBlanks(part.right)];
      return left && right && { ...part, left, right };
    }
    case "call": {
      const parts = part.parameters.flatMap((one) => neverOfBlanks(one) ?? []);
      if (parts.length < part.parameters.length) return null;
      if (["round", "floor", "ceil"].includes(part.name)) return { ...part, parameters: parts };
      if (part.name !== "sum" && part.name !== "avg") return null;
      const sum = parts.reduce((left, right) => ({ kind: "arithmetic", operator: "+", left, right }));
      if (part.name === "sum") return sum;
      return { kind: "arithmetic", operator: "/", left: sum, right: { kind: "constant", value: parts.length } };
    }
    default:
      return null;
  }
}

/** The questions of which a condition asks that all have an answer (or that one of them has none); null for any other. */
function guardedBy(condition: Condition, isAnswered: boolean): string[] | null {
  const { kind } = condition;
  if (kind === (isAnswered ? "all" : "any")) {
    const parts = condition.of.map((part) => guardedBy(part, isAnswered));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (kind === "not") return guardedBy(condition.of, !isAnswered);
  return kind === "empty" && !isAnswered && condition.of.kind === "question" ? [condition.of.name] : null;
}

type Tick = { readonly question: string; readonly code: string; readonly gives: number };
type Scored = { readonly formula: Condition; readonly points: ReadonlyMap<string, Readonly<Record<string, number>>> };

/**
 * Makes points of what a formula counts for ticked options, `sum([c(1)], [c(2)])`. One option that is counted in another way
 * is not understood.
 */
export function ticksAsPoints(formula: Condition, codesOf: (checkbox: string) => readonly string[]): Scored {
  const points = new Map<string, Readonly<Record<string, number>>>();
  if (unknownsIn(formula).length > 0) return { formula, points };
  const replaced = (part: Condition): Condition => {
    switch (part.kind) {
      case "call":
        return part.name === "sum" ? sum(part.parameters) : { ...part, parameters: part.parameters.map(replaced) };
      case "arithmetic":
        return part.operator === "+"
          ? chain(part)
          : { ...part, left: replaced(part.left), right: replaced(part.right) };
      case "negative":
      case "not":
      case "empty":
        return { ...part, of: replaced(part.of) };
      case "compare":
        return { ...part, left: replaced(part.left), right: replaced(part.right) };
      case "all":
      case "any":
        return { ...part, of: part.of.map(replaced) };
      case "picked":
        return unknown(part.question, `it counts the option ${part.value} of "${part.question}" alone`);
      default:
        return part;
    }
  };
  const gathered = (parts: readonly Condition[]): Condition[] => {
    const ticks = parts.flatMap((part) => tickOf(part) ?? []);
    const rest = parts.filter((part) => !tickOf(part)).map(replaced);
    const questions = [...new Set(ticks.map(({ question }) => question))];
    return [
      ...rest,
      ...questions.map((question) =>
        counted(
          question,
          ticks.filter((tick) => tick.question === question),
        ),
      ),
    ];
  };
  const counted = (question: string, ticks: readonly Tick[]): Condition => {
    const isTwice = new Set(ticks.map(({ code }) => code)).size < ticks.length;
    if (isTwice || points.has(question)) return unknown(question, `it counts options of "${question}" more than once`);
    const given = new Map(ticks.map(({ code, gives }) => [code, gives]));
    points.set(question, Object.fromEntries(codesOf(question).map((code) => [code, given.get(code) ?? 0])));
    return { kind: "question", name: question };
  };
  const sum = (parts: readonly Condition[]): Condition => {
    const [first, ...others] = gathered(parts);
    if (first && others.length === 0) return first;
    return { kind: "call", name: "sum", parameters: first ? [first, ...others] : [] };
  };
  const chain = (whole: Condition): Condition => {
    const added = (part: Condition): Condition[] =>
      part.kind === "arithmetic" && part.operator === "+" ? [...added(part.left), part.right] : [part];
    return gathered(added(whole)).reduce((left, right) => ({ kind: "arithmetic", operator: "+", left, right }));
  };
  const tick = tickOf(formula);
  const result = tick ? counted(tick.question, [tick]) : replaced(formula);
  return { formula: result, points };
}

/** Returns what `iif(picked, 2, 0)` counts. */
function tickOf(part: Condition): Tick | null {
  if (part.kind !== "call" || part.name !== "iif") return null;
  const [picked, then, otherwise] = part.parameters;
  if (picked?.kind !== "picked" || then?.kind !== "constant" || otherwise?.kind !== "constant") return null;
  const gives = Number(then.value);
  if (Number(otherwise.value) !== 0 || !Number.isFinite(gives)) return null;
  return { question: picked.question, code: picked.value, gives };
}
