import { type EnableWhen, URLS } from "../../fhir/resources.ts";
import type { Comparison, Condition } from "../conditions/condition-tree.ts";
import { isObject, wordIn } from "../json-values.ts";
import { type Names, conditionOf as surveyCondition } from "../surveyjs/condition-of.ts";
import type { ForeignItem } from "./questionnaire-of.ts";

const EXPRESSION = /sdc-questionnaire-enableWhenExpression$/;

/**
 * Returns the condition of an item, or null where it is always asked.
 * @param names the questions that a condition of our own export may name
 */
export function conditionOfItem(
  { enableWhen = [], enableBehavior, extension = [], raw, linkId }: ForeignItem,
  names: Names,
): Condition | null {
  const own = extension.find(({ url }) => url === URLS.visibleIf)?.valueString;
  if (own !== undefined) return surveyCondition(own, names);
  const parts = enableWhen.map(partOf);
  const written = (Array.isArray(raw["extension"]) ? raw["extension"] : [])
    .filter(isObject)
    .find(({ url }) => EXPRESSION.test(wordIn(url)));
  if (written) {
    const expression = isObject(written["valueExpression"]) ? wordIn(written["valueExpression"]["expression"]) : "";
    return {
      kind: "unknown",
      written: expression,
      why: `"${linkId}" is asked by an expression that is not read: ${expression}`,
    };
  }
  if (parts.length === 0) return null;
  return parts.length === 1 ? (parts[0] as Condition) : { kind: enableBehavior === "any" ? "any" : "all", of: parts };
}

function partOf(one: EnableWhen): Condition {
  const left = { kind: "question", name: one.question } as const;
  if (one.operator === "exists") {
    const empty: Condition = { kind: "empty", of: left };
    return one.answerBoolean === false ? empty : { kind: "not", of: empty };
  }
  const value =
    one.answerCoding?.code ??
    one.answerDecimal ??
    one.answerDate?.slice(0, 10) ??
    one.answerTime?.slice(0, 5) ??
    one.answerString ??
    one.answerBoolean;
  if (value === undefined) {
    const why = `it compares "${one.question}" with a kind of answer that is not read`;
    return { kind: "unknown", written: one.operator, why };
  }
  const operator: Comparison = one.operator === "!=" ? "<>" : one.operator;
  return { kind: "compare", operator, left, right: { kind: "constant", value } };
}
