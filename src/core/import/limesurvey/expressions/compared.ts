import type { Comparison, Condition } from "../../conditions/condition-tree.ts";

export const unknown = (written: string, why: string): Condition => ({ kind: "unknown", written, why });
export const constant = (value: string | number): Condition => ({ kind: "constant", value });

const MIRRORED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
const TRUTHS: ReadonlySet<Condition["kind"]> = new Set(["all", "any", "not", "compare", "picked", "empty", "unknown"]);

/** Under this code LimeSurvey keeps that somebody picked "other". */
const OTHER = "-oth-";

/** Returns what is true or false; a value that stands alone is not understood. */
export function asTruth(part: Condition): Condition {
  if (TRUTHS.has(part.kind)) return part;
  if (part.kind === "constant") return { kind: "compare", operator: "<>", left: part, right: constant(0) };
  return unknown("", "a value stands in it alone, where a comparison is needed");
}

/** Returns what may be counted with: an option of several is 1 where it is picked. */
export function asValue(part: Condition): Condition {
  if (part.kind === "picked") return { kind: "call", name: "iif", parameters: [part, constant(1), constant(0)] };
  if (!TRUTHS.has(part.kind) || part.kind === "unknown") return part;
  return unknown("", "it counts with what is true or false");
}

/** Returns a comparison. An option of several is "Y" where it is picked, and otherwise nothing. */
export function compared(operator: Comparison, left: Condition, right: Condition): Condition {
  if (left.kind === "constant" && right.kind !== "constant") return compared(MIRRORED[operator], right, left);
  if (left.kind === "picked") return ticked(operator, left, right);
  if (right.kind === "constant" && right.value === "" && (operator === "=" || operator === "<>"))
    return emptiness(left, operator === "=");
  if (left.kind === "question" && right.kind === "constant" && right.value === OTHER)
    return { kind: "compare", operator, left, right: constant("other") };
  return { kind: "compare", operator, left: asValue(left), right: asValue(right) };
}

export function emptiness(part: Condition, isEmpty: boolean): Condition {
  if (part.kind === "picked") return isEmpty ? { kind: "not", of: part } : part;
  if (part.kind === "unknown") return part;
  const empty: Condition = { kind: "empty", of: part };
  return isEmpty ? empty : { kind: "not", of: empty };
}

function ticked(operator: Comparison, picked: Condition, right: Condition): Condition {
  const value = right.kind === "constant" ? `${right.value}` : null;
  if ((operator === "=" || operator === "<>") && value !== null && ["Y", ""].includes(value))
    return (operator === "=") === (value === "Y") ? picked : { kind: "not", of: picked };
  return unknown("", "it compares an option of several, which is Y or nothing, with something else");
}
