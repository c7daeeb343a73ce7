import { TYPED_TIME } from "../../carried/carried.ts";
import type { SurveyDocument, SurveyElement } from "../../content-model/survey.ts";
import type { Item } from "../../question-types/item.ts";
import { elementsIn, isPanel } from "../../surveys/placed-elements.ts";
import { isTypedTime } from "../times/typed-times.ts";

/** Returns a survey in which typed times are SurveyJS's own fields for a time of day; their checks read those as well. */
export function withTimes(survey: SurveyDocument, items: readonly Item[]): SurveyDocument {
  const typed = new Set(items.filter(isTypedTime).map(({ name }) => name));
  if (typed.size === 0) return survey;
  const element = (one: SurveyElement): SurveyElement => {
    if (isPanel(one)) return { ...one, elements: elementsIn(one).map(element) } as SurveyElement;
    // Cast: what only our own import reads is no part of an element.
    const time = { inputType: "time", keepwell: { [TYPED_TIME]: true } };
    return typed.has(one.name) ? ({ ...one, ...time } as SurveyElement) : one;
  };
  return { ...survey, pages: survey.pages.map((page) => ({ ...page, elements: page.elements.map(element) })) };
}
