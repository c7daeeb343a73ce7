import type { Condition, FunctionName } from "../../conditions/condition-tree.ts";
import { asTruth, asValue, number } from "./compared.ts";
import { unknown } from "./references.ts";

/** Functions that there are here too, under these names. */
const SAME: Readonly<Record<string, FunctionName>> = { sum: "sum", mean: "avg", min: "min", max: "max" };

const call = (name: FunctionName, ...parameters: Condition[]): Condition => ({ kind: "call", name, parameters });

/** Returns the call of a function of REDCap. One that is not known here is named. */
export function callOf(written: string, parameters: readonly Condition[]): Condition {
  const name = written.toLowerCase();
  const values = parameters.map((one) => asValue(one, written));
  const [first, second, third] = values;
  const same = Object.hasOwn(SAME, name) ? SAME[name] : undefined;
  if (same && first) return call(same, ...values);
  if (name === "if" && parameters[0] && second && third && values.length === 3)
    return call("iif", asTruth(parameters[0], written), second, third);
  if (name === "round" && first && values.length <= 2) return call("round", first, second ?? number(0));
  if (name === "roundup" && first) return rounded("ceil", first, second);
  if (name === "rounddown" && first) return rounded("floor", first, second);
  if (name === "abs" && first && !second) return call("max", first, { kind: "negative", of: first });
  if (name === "mod" && first && second) return { kind: "arithmetic", operator: "%", left: first, right: second };
  if (name === "isblankormissingcode" && first && !second) return { kind: "empty", of: first };
  if (Object.hasOwn(SAME, name) || ["if", "round", "roundup", "rounddown"].includes(name))
    return unknown(written, `it calls ${written}() with ${values.length} values`);
  return unknown(written, `it calls ${written}(), which is not known here`);
}

/** Rounds to decimals by way of whole numbers. */
function rounded(name: "ceil" | "floor", value: Condition, decimals: Condition = number(0)): Condition {
  if (decimals.kind !== "constant" || !Number.isInteger(Number(decimals.value)))
    return unknown("decimals", "it rounds to decimals that it works out");
  const factor = 10 ** Number(decimals.value);
  if (factor === 1) return call(name, value);
  const larger: Condition = { kind: "arithmetic", operator: "*", left: value, right: number(factor) };
  return { kind: "arithmetic", operator: "/", left: call(name, larger), right: number(factor) };
}
