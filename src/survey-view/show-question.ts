import { renderedOf } from "./create-survey-run.ts";
import type { SurveyRun } from "./survey-run.ts";

/**
 * Shows the page of a question, also where questions before it are open, and leaves the focus where it is: for a
 * preview.
 * @returns the id of the question's element; null when the question is not asked
 */
export function showQuestion(run: SurveyRun, name: string): string | null {
  const { model } = renderedOf(run);
  const element = model.getQuestionByName(name) ?? model.getPanelByName(name);
  const page = model.pages.find((one) => element && one.containsElement(element));
  if (!element?.isVisible || !page?.isVisible) return null;
  model.currentPage = page;
  return element.id;
}
