import type { ScaleVersion } from "../../content-changes/content-change.ts";
import { enableWhenOf } from "../../fhir/enable-when.ts";
import { typeOf } from "../../question-types/question-types.ts";
import { itemsOf } from "../../surveys/items.ts";
import { placedElements } from "../../surveys/placed-elements.ts";

/** Returns what a Questionnaire of FHIR has no place for, each as a sentence. */
export function lostInFhir({ survey }: Pick<ScaleVersion, "survey">): readonly string[] {
  const items = itemsOf(survey);
  const placed = placedElements(survey).map(({ element }) => element);
  const conditions = [...survey.pages, ...placed].flatMap(({ name, visibleIf }) =>
    visibleIf !== undefined && !enableWhenOf(visibleIf, items)
      ? [`The condition of ${name} stands in an extension that only Keepwell reads: ${visibleIf}`]
      : [],
  );
  const lines = placed.flatMap((element) =>
    typeOf(element).asksNothing && !typeOf(element).words && element.type !== "panel"
      ? [`The line ${element.name}, which the page works out, is left out.`]
      : [],
  );
  const checks =
    survey.pages.some(({ validators }) => validators) || items.some(({ validators }) => validators.length > 0);
  return [
    ...conditions,
    ...lines,
    ...(checks
      ? ["Checks of answers stand in extensions that only Keepwell reads, those of single questions not at all."]
      : []),
  ];
}
