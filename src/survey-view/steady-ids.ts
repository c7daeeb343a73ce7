import type { Model } from "survey-core";

/**
 * Numbers the elements of a survey within it. SurveyJS counts over all surveys that a program has opened, so that the
 * ids of a page that was rendered on the server would be others in the browser.
 */
export function setSteadyIds(model: Model): void {
  for (const [index, page] of model.pages.entries()) page.id = `page-${index}`;
  for (const [index, panel] of model.getAllPanels().entries()) Object.assign(panel, { id: `panel-${index}` });
  for (const [index, question] of model.getAllQuestions().entries()) question.id = `question-${index}`;
}
