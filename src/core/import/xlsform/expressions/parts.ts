import type { Condition } from "../../conditions/condition-tree.ts";

/** How long an answer is: no condition here asks for that, but whether it is more than nothing. */
export type Part = Condition | { readonly kind: "length"; readonly question: string };

export const unknown = (written: string, why: string): Condition => ({ kind: "unknown", written, why });
export const constant = (value: string | number | boolean): Condition => ({ kind: "constant", value });

const TRUE_OR_FALSE: ReadonlySet<string> = new Set(["all", "any", "not", "compare", "picked", "empty"]);

/** Returns true for what is true or false. */
export const isTruth = (part: Part): boolean =>
  TRUE_OR_FALSE.has(part.kind) || (part.kind === "constant" && typeof part.value === "boolean");

/** Returns a part as one of a condition. */
export function settled(part: Part): Condition {
  if (part.kind === "length") return unknown(part.question, `it asks how long the answer to "${part.question}" is`);
  return part;
}

/** Returns a part where true or false is needed. */
export function truthOf(part: Part): Condition {
  const condition = settled(part);
  if (isTruth(condition) || condition.kind === "unknown") return condition;
  if (condition.kind === "constant") return constant(condition.value !== 0 && condition.value !== "");
  if (condition.kind === "question")
    return unknown(condition.name, `it takes the answer to "${condition.name}" for yes or no`);
  return unknown(condition.kind, "it takes a number for yes or no");
}

/** Returns a part where a number is needed; true counts 1. */
export function numberOf(part: Part): Condition {
  const condition = settled(part);
  if (condition.kind === "constant")
    return typeof condition.value === "boolean" ? constant(condition.value ? 1 : 0) : condition;
  return isTruth(condition)
    ? { kind: "call", name: "iif", parameters: [condition, constant(1), constant(0)] }
    : condition;
}

/** Joins conditions that must all hold, or of which one must; what is always so is left out. */
export function joined(kind: "all" | "any", parts: readonly Condition[]): Condition {
  const decides = kind === "any";
  const open = parts.filter((part) => part.kind !== "constant" || part.value === decides);
  if (open.some((part) => part.kind === "constant")) return constant(decides);
  const flat = open.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const [first] = flat;
  if (!first) return constant(!decides);
  return flat.length === 1 ? first : { kind, of: flat };
}

export function negated(part: Condition): Condition {
  if (part.kind === "unknown") return part;
  if (part.kind === "constant") return constant(!part.value);
  return part.kind === "not" ? part.of : { kind: "not", of: part };
}
