import type { IElement, Model, PageModel, PanelModel, Question } from "survey-core";

// Where questions are asked one at a time, SurveyJS shows one element of a page after another: a question, a panel with
// its questions, or a note.

/** Returns the steps that a person walks through: the pages that are asked, or all that stands on them. */
export const stepsOf = (model: Model): readonly (PageModel | IElement)[] =>
  model.currentSingleElement ? model.visiblePages.flatMap(shownOn) : model.visiblePages;

export const currentStep = (model: Model): PageModel | IElement => model.currentSingleElement ?? model.currentPage;

/** Returns whether a question of the current page belongs to the current step. */
export function isInStep(model: Model, question: Question): boolean {
  const shown = model.currentSingleElement;
  return (
    !shown || (shown as IElement) === question || (shown.isPanel && (shown as PanelModel).containsElement(question))
  );
}

/** Returns the element of its page that a question is, or stands in. */
export const elementAround = (page: PageModel, question: Question): IElement | undefined =>
  page.elements.find((one) => one === question || (one.isPanel && (one as PanelModel).containsElement(question)));

/**
 * Shows one element of a page: the one of this name, but none behind the first that is unfinished.
 * @param isOpen whether an element has an unfinished question
 */
export function showElement(model: Model, page: PageModel, at: string | undefined, isOpen: (one: IElement) => boolean) {
  const shown = shownOn(page);
  const firstOpen = shown.findIndex(isOpen);
  const wanted = shown.findIndex(({ name }) => name === at);
  const last = firstOpen === -1 ? shown.length - 1 : firstOpen;
  const element = shown[wanted === -1 ? Math.max(firstOpen, 0) : Math.min(wanted, last)];
  if (element) model.currentSingleElement = element;
}

const shownOn = ({ elements }: PageModel): IElement[] => elements.filter((one) => one.isVisible);
