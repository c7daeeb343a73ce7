import type { SurveyDocument } from "../content-model/survey.ts";

/**
 * Returns whether the first page of a survey can be answered before the code that asks the others has loaded: it asks
 * everybody, and for options alone. What is typed has to be read and checked by that code.
 */
export function opensEarly({ pages: [first] }: SurveyDocument): boolean {
  return (
    first !== undefined &&
    first.visibleIf === undefined &&
    first.elements.every((element) => element.type === "radiogroup" && element.showOtherItem !== true)
  );
}
