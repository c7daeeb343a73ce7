import { type Comparison, type Condition, questionsIn } from "../../conditions/condition-tree.ts";
import { asValue, compared as plainly } from "../../redcap/logic/compared.ts";
import { type Names, unknown } from "./names.ts";

const TRUTHS: ReadonlySet<Condition["kind"]> = new Set(["all", "any", "not", "compare", "picked", "empty", "unknown"]);
const question = (name: string): Condition => ({ kind: "question", name });
const not = (of: Condition): Condition => ({ kind: "not", of });
const equal = (left: Condition, value: string | number | boolean): Condition => ({
  ...{ kind: "compare", operator: "=", left },
  right: { kind: "constant", value },
});

/** Returns what is true or false. In JavaScript an answer alone holds where it is neither missing nor 0. */
export function asTruth(part: Condition, names: Names): Condition {
  if (TRUTHS.has(part.kind)) return part;
  if (part.kind === "constant") return unknown(`${part.value}`, "it holds always or never");
  if (part.kind !== "question") return unknown("", "it takes a calculation for true or false");
  const item = names.item(part.name);
  const answered = not({ kind: "empty", of: part });
  if (!item) return answered;
  if (item.isSeveral)
    return unknown(part.name, `it takes the answers to "${part.name}", of which there may be several, as one`);
  const zero = item.isNumber ? 0 : item.options?.find((one) => one === 0);
  return zero === undefined ? answered : { kind: "all", of: [answered, not(equal(part, zero))] };
}

/** Returns what may be counted with. */
export function asNumber(part: Condition, names: Names): Condition {
  const item = part.kind === "question" ? names.item(part.name) : null;
  if (item?.isSeveral)
    return unknown(item.source, `it takes the answers to "${item.source}", of which there may be several, as one`);
  if (item?.options?.some((one) => typeof one !== "number"))
    return unknown(item.source, `it counts with the answers to "${item.source}", which are no numbers`);
  return asValue(part, "");
}

/** Returns a comparison, as JavaScript means it: what is worked out from a missing answer equals nothing. */
export function compared(operator: Comparison, left: Condition, right: Condition, names: Names): Condition {
  if (left.kind === "constant" && right.kind !== "constant") return compared(MIRRORED[operator], right, left, names);
  if (left.kind === "picked" && right.kind === "constant" && typeof right.value === "boolean")
    return plainly(operator, left, { kind: "constant", value: right.value ? 1 : 0 }, "");
  if (right.kind === "constant" && typeof right.value === "boolean" && TRUTHS.has(left.kind) && operator === "=")
    return right.value ? left : not(left);
  if (left.kind === "question" && right.kind === "constant")
    return comparedItem(operator, left.name, right.value, names);
  if (left.kind === "picked" || (right.kind === "constant" && right.value === ""))
    return plainly(operator, left, right, "");
  const [one, other] = [asNumber(left, names), asNumber(right, names)];
  const holds = answeredIn({ kind: "compare", operator: operator === "<>" ? "=" : operator, left: one, right: other });
  return operator === "<>" ? not(holds) : holds;
}

/** In JavaScript, max and min of a missing answer are none; here they would pass over it. */
function answeredIn(comparison: Condition): Condition {
  const passed = [...new Set(callsIn(comparison).flatMap(questionsIn))];
  if (passed.length === 0) return comparison;
  return { kind: "all", of: [...passed.map((name) => not({ kind: "empty", of: question(name) })), comparison] };
}

function callsIn(part: Condition): Condition[] {
  if (part.kind === "call")
    return part.name === "max" || part.name === "min" ? [part] : part.parameters.flatMap(callsIn);
  if (part.kind === "negative") return callsIn(part.of);
  return part.kind === "compare" || part.kind === "arithmetic" ? [part.left, part.right].flatMap(callsIn) : [];
}

function comparedItem(operator: Comparison, name: string, value: string | number | boolean, names: Names): Condition {
  const item = names.item(name);
  const isEquality = operator === "=" || operator === "<>";
  if (item?.isSeveral && value !== "")
    return unknown(name, `it takes the answers to "${name}", of which there may be several, as one`);
  const shared = isEquality ? item?.shared.get(`${value}`) : undefined;
  if (shared) {
    const any: Condition = { kind: "any", of: shared.map((one) => equal(question(name), one)) };
    return operator === "=" ? any : not(any);
  }
  return plainly(
    operator,
    isEquality ? question(name) : asNumber(question(name), names),
    { kind: "constant", value },
    "",
  );
}

const MIRRORED = { "=": "=", "<>": "<>", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
