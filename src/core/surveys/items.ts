import type { SurveyDocument } from "../content-model/survey.ts";
import type { AskedPart, Item } from "../question-types/item.ts";
import { typeOf, wordsOf } from "../question-types/question-types.ts";
import { withPageValidators } from "./page-validators.ts";
import { placedElements } from "./placed-elements.ts";

export type { Item } from "../question-types/item.ts";
export type { Option } from "../question-types/options.ts";

/** Returns true for an item that may have no answer when it is asked. */
export const mayStayOpen = ({ required, declinable }: Item): boolean => !required || declinable === true;

/** Returns the name of the question that an item is a part of: a row, or the text beside "other". */
export const questionOf = ({ row, besideOther }: Item): string | undefined => row?.question ?? besideOther;

/** Returns the items that a rule may count or leave uncounted: all but the texts beside "other". */
export const scorableItems = (items: readonly Item[]): Item[] =>
  items.filter(({ besideOther }) => besideOther === undefined);

/** Returns the items of a survey in the order they are asked. Elements that only display something are left out. */
export function itemsOf(survey: SurveyDocument): readonly Item[] {
  const items = placedElements(survey).flatMap(({ element, page, conditions }): Item[] => {
    const asked: AskedPart = {
      name: element.name,
      title: wordsOf(element),
      page,
      required: "isRequired" in element && element.isRequired === true,
      ...("declinable" in element && element.declinable ? { declinable: true } : {}),
      conditions,
      validators: [],
    };
    return typeOf(element).items(element, asked);
  });
  return withPageValidators(survey, items);
}
