import { type Comparison, type Condition, questionsIn } from "../../conditions/condition-tree.ts";
import { unknown } from "./references.ts";

const MIRRORED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
const TRUTHS: ReadonlySet<Condition["kind"]> = new Set(["all", "any", "not", "compare", "picked", "empty", "unknown"]);

/** Returns what is true or false; a value that stands alone is not understood. */
export function asTruth(part: Condition, written: string): Condition {
  if (TRUTHS.has(part.kind)) return part;
  return unknown(written, "a value stands in it alone, where a comparison is needed");
}

/** Returns what may be counted with: an option of a checkbox is 1 where it is picked, otherwise 0. */
export function asValue(part: Condition, written: string): Condition {
  if (part.kind === "picked") return { kind: "call", name: "iif", parameters: [part, number(1), number(0)] };
  if (!TRUTHS.has(part.kind) || part.kind === "unknown") return part;
  return unknown(written, "it counts with what is true or false");
}

/** Returns a comparison. One with nothing asks whether there is an answer; one with a box, whether it is ticked. */
export function compared(operator: Comparison, left: Condition, right: Condition, written: string): Condition {
  if (left.kind === "constant" && right.kind !== "constant") return compared(MIRRORED[operator], right, left, written);
  if (left.kind === "picked" && right.kind === "constant") return ticked(operator, left, right.value, written);
  if (right.kind === "constant" && right.value === "") {
    if (operator === "=") return emptiness(left);
    if (operator === "<>") return { kind: "not", of: emptiness(left) };
    return unknown(written, "it asks for more or less than nothing");
  }
  return { kind: "compare", operator, left: asValue(left, written), right: asValue(right, written) };
}

/** A calculation without functions is empty where one of its questions is. */
function emptiness(part: Condition): Condition {
  const isPlain = (one: Condition): boolean =>
    one.kind === "question" ||
    one.kind === "constant" ||
    (one.kind === "negative" && isPlain(one.of)) ||
    (one.kind === "arithmetic" && isPlain(one.left) && isPlain(one.right));
  if (part.kind === "question" || !isPlain(part)) return { kind: "empty", of: part };
  const names = [...new Set(questionsIn(part))];
  return { kind: "any", of: names.map((name) => ({ kind: "empty", of: { kind: "question", name } })) };
}

function ticked(operator: Comparison, picked: Condition, value: string | number | boolean, written: string): Condition {
  const not: Condition = { kind: "not", of: picked };
  const wanted = `${value}`.trim();
  if (operator === "=" && wanted === "1") return picked;
  if (operator === "=" && ["0", ""].includes(wanted)) return not;
  if (operator === "<>" && wanted === "1") return not;
  if (operator === "<>" && ["0", ""].includes(wanted)) return picked;
  if (operator === ">" && wanted === "0") return picked;
  if (operator === ">=" && wanted === "1") return picked;
  if (operator === "<" && wanted === "1") return not;
  return unknown(written, `it compares a box with ${JSON.stringify(wanted)}, and a box is 1 or 0`);
}

export const number = (value: number): Condition => ({ kind: "constant", value });
