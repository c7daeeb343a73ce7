import type { Condition, FunctionName } from "../../conditions/condition-tree.ts";
import { asTruth, asValue, constant, emptiness, unknown } from "./compared.ts";

/** Functions that there are here too. */
const SAME: ReadonlySet<string> = new Set(["sum", "min", "max", "round", "floor", "ceil"]);

/** Returns the call of a function of LimeSurvey. One that is not known here is named. */
export function callOf(written: string, parameters: readonly Condition[]): Condition {
  const name = written.toLowerCase();
  const values = parameters.map(asValue);
  const [first, second, third] = values;
  const [asked] = parameters;
  if (name === "is_empty" && asked && !second) return emptiness(asked, true);
  if (name === "if" && asked && second && third && values.length === 3)
    return { kind: "call", name: "iif", parameters: [asTruth(asked), second, third] };
  if (SAME.has(name) && first) return { kind: "call", name: name as FunctionName, parameters: values };
  if (name === "abs" && first && !second)
    return { kind: "call", name: "max", parameters: [first, { kind: "negative", of: first }] };
  if (name === "count" && first)
    return {
      ...{ kind: "call", name: "sum" },
      parameters: parameters.map((one) => ({
        ...{ kind: "call", name: "iif" },
        parameters: [emptiness(one, false), constant(1), constant(0)],
      })),
    };
  return unknown(written, `it calls ${written}(), which is not known here`);
}
