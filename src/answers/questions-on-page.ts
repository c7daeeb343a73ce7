/** The surveys whose questions are on the page. */
const onPage = new Set<string>();

/** @returns what is called when the questions leave the page */
export function noteQuestionsOnPage(survey: string): () => void {
  onPage.add(survey);
  return () => void onPage.delete(survey);
}

/** Whether the questions of a survey are on the page: then the questionnaire itself opens the result of what arrives. */
export const areQuestionsOnPage = (survey: string): boolean => onPage.has(survey);
