import { type QuestionnaireItem, URLS } from "../../fhir/resources.ts";
import type { Item } from "../../question-types/item.ts";
import { isTypedTime } from "../times/typed-times.ts";

/** Returns items in which typed times are FHIR's own times of day. What their length may be is kept for our own import. */
export function withTimes(
  all: readonly QuestionnaireItem[],
  items: readonly Item[],
): { readonly item: readonly QuestionnaireItem[]; readonly unsaid: readonly string[] } {
  const typed = new Set(items.filter(isTypedTime).map(({ name }) => name));
  const unsaid: string[] = [];
  /** A condition on the words of a time would never hold. */
  const withoutWords = (one: QuestionnaireItem): QuestionnaireItem => {
    const { enableWhen = [], enableBehavior: _, ...others } = one;
    if (!enableWhen.some(({ question, answerString }) => typed.has(question) && answerString !== undefined)) return one;
    unsaid.push(`The condition of ${one.linkId} is left out: it compares how a time of day is typed.`);
    return others;
  };
  const asked = (one: QuestionnaireItem): QuestionnaireItem => {
    const whole = withoutWords(one.item ? { ...one, item: one.item.map(asked) } : one);
    if (!typed.has(one.linkId)) return whole;
    const { maxLength = 0, extension = [], ...others } = whole;
    return { ...others, type: "time", extension: [...extension, { url: URLS.typedTime, valueInteger: maxLength }] };
  };
  return { item: typed.size === 0 ? all : all.map(asked), unsaid };
}
