import type { SurveyDocument } from "../content-model/survey.ts";
import type { AskedPart, Item } from "../question-types/item.ts";
import { typeOf, wordsOf } from "../question-types/question-types.ts";
import { withPageValidators } from "./page-validators.ts";

export type { Item } from "../question-types/item.ts";
export type { Option } from "../question-types/options.ts";

/** Returns the items of a survey in the order they are asked. Elements that only display something are left out. */
export function itemsOf(survey: SurveyDocument): readonly Item[] {
  const items = survey.pages.flatMap((page, pageIndex) =>
    page.elements.flatMap((element): Item[] => {
      const asked: AskedPart = {
        name: element.name,
        title: wordsOf(element),
        page: pageIndex,
        required: "isRequired" in element && element.isRequired === true,
        conditions: [page.visibleIf, element.visibleIf].filter((one) => one !== undefined),
        validators: [],
      };
      return typeOf(element).items(element, asked);
    }),
  );
  return withPageValidators(survey, items);
}
