import type { Condition } from "../../conditions/condition-tree.ts";
import { NotUnderstood } from "../../conditions/not-understood.ts";
import { callOf } from "../../redcap/logic/calls.ts";
import { asNumber } from "./compared.ts";
import { type Names, unknown } from "./names.ts";

/** Functions of `Math` by their names in REDCap, which are read already. */
const MATH: Readonly<Record<string, string>> = {
  ...{ max: "max", min: "min", round: "round", floor: "rounddown", ceil: "roundup", abs: "abs" },
};
/** What makes a number of an answer: here it is one. */
const AS_NUMBER: ReadonlySet<string> = new Set(["number", "parseint", "parsefloat"]);

/** Returns the call of a function such as `Math.max`, or of one that stands alone. */
export function called(holder: string, name: string, parameters: readonly Condition[], names: Names): Condition {
  const written = holder === "" ? name : `${holder}.${name}`;
  const own = name.toLowerCase();
  const [first] = parameters;
  if (holder === "" && AS_NUMBER.has(own) && first) return first;
  if (holder === "" && own === "isnan" && first?.kind === "question" && parameters.length === 1)
    return { kind: "empty", of: first };
  const math = holder.toLowerCase() === "math" && Object.hasOwn(MATH, own) ? MATH[own] : undefined;
  if (math === undefined) return unknown(written, `it calls ${written}(), which is not known here`);
  return callOf(
    math,
    parameters.map((one) => asNumber(one, names)),
  );
}

/** Returns whether an option is picked, as `includes` asks it. */
export function includes(of: Condition, value: Condition, names: Names): Condition {
  if (of.kind !== "question" || value.kind !== "constant")
    throw new NotUnderstood("it looks for a part of something that is worked out");
  const item = names.item(of.name);
  if (item && !item.isSeveral) return unknown(of.name, `it looks for a part of the answer to "${of.name}"`);
  const shared = item?.shared.get(`${value.value}`) ?? [`${value.value}`];
  const picked = shared.map((one): Condition => ({ kind: "picked", question: of.name, value: `${one}` }));
  return picked.length === 1 ? (picked[0] as Condition) : { kind: "any", of: picked };
}
