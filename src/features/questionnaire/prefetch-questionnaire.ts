import { fetchQuestions } from "../../api/content.ts";

/**
 * Fetches the questionnaire's code and its questions while a person still reads the page before it. The
 * service worker keeps them, so that from here on it opens without a connection. It names no SurveyJS itself.
 */
export function prefetchQuestionnaire(survey: string): void {
  // A failure shows when the questionnaire is opened, with a way to try again.
  Promise.all([import("./questionnaire-page.tsx"), fetchQuestions(survey)]).catch(() => undefined);
}
