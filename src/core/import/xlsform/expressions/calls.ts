import type { Condition, FunctionName } from "../../conditions/condition-tree.ts";
import { constant, isTruth, joined, negated, numberOf, type Part, settled, truthOf, unknown } from "./parts.ts";

/** Functions that are called by the same name here. */
const SAME: Readonly<Record<string, { readonly name: FunctionName; readonly takes: readonly [number, number] }>> = {
  sum: { name: "sum", takes: [1, 1000] },
  min: { name: "min", takes: [1, 1000] },
  max: { name: "max", takes: [1, 1000] },
  round: { name: "round", takes: [1, 2] },
  floor: { name: "floor", takes: [1, 1] },
  ceiling: { name: "ceil", takes: [1, 1] },
};

/** Why some functions that forms often call cannot be computed here. */
const WHY: Readonly<Record<string, string>> = {
  today: "it asks what day it is",
  now: "it asks what time it is",
  regex: "it compares an answer with a pattern",
  coalesce: "it takes the first of several answers that is there",
  pulldata: "it looks something up in another file",
  "indexed-repeat": "it asks for an answer in a repeat",
  position: "it asks for a place in a repeat",
  "jr:choice-name": "it asks for the words of an option",
};

/** Returns what a call of a function means. */
export function called(name: string, parameters: readonly Part[]): Part {
  const [first, second, third] = parameters;
  const count = parameters.length;
  if (name === "true" && count === 0) return constant(true);
  if (name === "false" && count === 0) return constant(false);
  if (name === "not" && first && count === 1) return negated(truthOf(first));
  if (name === "selected" && first && second && count === 2) return selected(settled(first), settled(second));
  if (name === "count-selected" && count === 1)
    return first?.kind === "question" ? { kind: "number-picked", question: first.name } : notKnown(name);
  if (name === "string-length" && count === 1)
    return first?.kind === "question" ? { kind: "length", question: first.name } : notKnown(name);
  if ((name === "number" || name === "string" || name === "date") && first && count === 1)
    return asValue(name, settled(first));
  if (name === "boolean" && first && count === 1 && isTruth(first)) return first;
  if (name === "pow" && first && second && count === 2)
    return { kind: "arithmetic", operator: "^", left: numberOf(first), right: numberOf(second) };
  if (name === "if" && first && second && third && count === 3)
    return chosen(truthOf(first), settled(second), settled(third));
  const same = Object.hasOwn(SAME, name) ? SAME[name] : undefined;
  if (same && count >= same.takes[0] && count <= same.takes[1])
    return { kind: "call", name: same.name, parameters: parameters.map(numberOf) };
  return notKnown(name);
}

function notKnown(name: string): Condition {
  const why = Object.hasOwn(WHY, name) ? WHY[name] : undefined;
  return unknown(name, why ?? `it calls ${name}(), which is not known here`);
}

function selected(question: Condition, value: Condition): Condition {
  if (question.kind === "unknown") return question;
  if (question.kind === "question" && value.kind === "constant")
    return { kind: "picked", question: question.name, value: `${value.value}` };
  return unknown("selected", "it compares the options of one question with something that is worked out");
}

/** A number stays one, and a text that is a day can be compared as it is written. */
function asValue(name: string, part: Condition): Condition {
  if (part.kind === "constant" && name === "number") return constant(Number(part.value));
  if (part.kind === "constant" && name === "string") return constant(`${part.value}`);
  if (name === "date" && part.kind === "constant" && !/^\d{4}-\d\d-\d\d$/.test(`${part.value}`))
    return unknown(name, `"${part.value}" in it is no day such as 1950-03-14`);
  return isTruth(part) && name === "number" ? numberOf(part) : part;
}

function chosen(condition: Condition, yes: Condition, no: Condition): Condition {
  if (condition.kind === "unknown") return condition;
  if (condition.kind === "constant") return condition.value === true ? yes : no;
  if (isTruth(yes) && isTruth(no))
    return joined("any", [joined("all", [condition, yes]), joined("all", [negated(condition), no])]);
  return { kind: "call", name: "iif", parameters: [condition, numberOf(yes), numberOf(no)] };
}
