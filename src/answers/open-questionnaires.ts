/** The surveys whose questions are on the page. */
const open = new Set<string>();

/** @returns what is called when the questions leave the page */
export function openQuestionnaire(survey: string): () => void {
  open.add(survey);
  return () => void open.delete(survey);
}

/** Whether the questions of a survey are on the page: then the questionnaire itself opens the result of what arrives. */
export const isQuestionnaireOpen = (survey: string): boolean => open.has(survey);
