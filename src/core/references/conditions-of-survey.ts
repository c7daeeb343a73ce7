import type { SurveyDocument } from "../content-model/survey.ts";
import { typeOf } from "../question-types/question-types.ts";
import { placedElements } from "../surveys/placed-elements.ts";

type Placed = { readonly path: string; readonly expression: string };

/** Returns everything in a survey that is computed from answers: conditions, validators, lines; each with its place. */
export function conditionsOf(survey: Pick<SurveyDocument, "pages">): Placed[] {
  const placed = (path: string, expression: string | undefined): Placed[] =>
    expression === undefined ? [] : [{ path, expression }];
  return [
    ...survey.pages.flatMap(({ visibleIf, validators = [] }, index) => [
      ...placed(`pages[${index}].visibleIf`, visibleIf),
      ...validators.flatMap(({ expression }, at) => placed(`pages[${index}].validators[${at}].expression`, expression)),
    ]),
    ...placedElements(survey).flatMap(({ element, path }) => [
      ...placed(`${path}.visibleIf`, element.visibleIf),
      ...(typeOf(element).formulas?.(element) ?? []).flatMap(({ property, expression }) =>
        placed(`${path}.${property}`, expression),
      ),
    ]),
  ];
}
