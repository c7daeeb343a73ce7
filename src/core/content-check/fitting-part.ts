import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import { isObject } from "../shared/is-object.ts";

type Loose = Readonly<Record<string, unknown>>;

/**
 * Returns a survey as far as it fits its schema, so that the rest can be checked too. An element that does not fit
 * becomes a line of the same name at the same place: conditions may still name it, and all places stay true.
 * @param misfits places of the issues that the schema found, such as `pages[0].elements[2].title`
 * @returns null when there are no pages to look at
 */
export function fittingPart(value: unknown, misfits: readonly string[]): SurveyDocument | null {
  const pages: unknown = isObject(value) ? value["pages"] : null;
  if (!Array.isArray(pages)) return null;
  const isUnfit = (place: string) =>
    misfits.some((path) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`));
  return {
    title: "-",
    pages: pages.map((page: unknown, index) => {
      const place = `pages[${index}]`;
      const { elements, visibleIf } = isObject(page) ? page : {};
      return {
        name: `page${index + 1}`,
        ...(typeof visibleIf === "string" && !isUnfit(`${place}.visibleIf`) ? { visibleIf } : {}),
        elements: fittingElements(elements, place, isUnfit),
      };
    }),
  };
}

function fittingElements(elements: unknown, place: string, isUnfit: (place: string) => boolean): SurveyElement[] {
  return (Array.isArray(elements) ? elements : []).map((element: unknown, at): SurveyElement => {
    const own = `${place}.elements[${at}]`;
    if (!isUnfit(own)) return element as SurveyElement;
    return isObject(element) && element["type"] === "panel"
      ? fittingPanel(element, own, isUnfit)
      : lineFor(element, `?${own}`);
  });
}

/** A panel with an error in its form still holds elements to check. */
function fittingPanel(
  { name, visibleIf, elements }: Loose,
  own: string,
  isUnfit: (place: string) => boolean,
): SurveyElement {
  return {
    type: "panel",
    name: typeof name === "string" ? name : `?${own}`,
    ...(typeof visibleIf === "string" && !isUnfit(`${own}.visibleIf`) ? { visibleIf } : {}),
    elements: fittingElements(elements, own, isUnfit),
  };
}

/** A line asks nothing, so nothing more is said of an element that is to be corrected anyway. */
function lineFor(element: unknown, otherwise: string): SurveyElement {
  const name = isObject(element) && typeof element["name"] === "string" ? element["name"] : otherwise;
  return { type: "expression", name, title: "-", expression: "0" };
}
