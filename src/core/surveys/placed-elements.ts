import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import type { Panel } from "../question-types/panel/panel.ts";

/** An element and where it stands: on which page, in which panels. */
export type PlacedElement = {
  readonly element: SurveyElement;
  readonly page: number;
  /** Such as `pages[0].elements[2].elements[1]`. */
  readonly path: string;
  /** The panels around it, the outermost first. */
  readonly panels: readonly Panel[];
  /** The conditions of its page, of the panels around it, and its own; it is there when all hold. */
  readonly conditions: readonly string[];
};

export const isPanel = (element: SurveyElement): element is Panel => element.type === "panel";

export const elementsIn = ({ elements }: Panel): readonly SurveyElement[] => elements as readonly SurveyElement[];

/** Returns all elements in the order in which they stand, each panel before those in it. */
export function placedElements({ pages }: Pick<SurveyDocument, "pages">): PlacedElement[] {
  return pages.flatMap(({ elements, visibleIf }, page) =>
    within(elements, {
      page,
      path: `pages[${page}]`,
      panels: [],
      conditions: visibleIf === undefined ? [] : [visibleIf],
    }),
  );
}

type Around = Omit<PlacedElement, "element">;

function within(elements: readonly SurveyElement[], around: Around): PlacedElement[] {
  return elements.flatMap((element, index): PlacedElement[] => {
    const { visibleIf } = element;
    const path = `${around.path}.elements[${index}]`;
    const conditions = visibleIf === undefined ? around.conditions : [...around.conditions, visibleIf];
    const placed = { ...around, path, conditions };
    const inner = isPanel(element)
      ? within(elementsIn(element), { ...placed, panels: [...around.panels, element] })
      : [];
    return [{ ...placed, element }, ...inner];
  });
}

/** Returns the element of a name; undefined when there is none. */
export const elementNamed = (
  survey: Pick<SurveyDocument, "pages">,
  name: string | undefined,
): SurveyElement | undefined => placedElements(survey).find(({ element }) => element.name === name)?.element;
