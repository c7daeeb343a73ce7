import { fetchContentAhead } from "./questionnaire-content.ts";

/**
 * Fetches the questionnaire's code and its questions while a person still reads the page before it. The
 * service worker keeps them, so that from here on it opens without a connection. It names no SurveyJS itself.
 */
export function prefetchQuestionnaire(survey: string): void {
  fetchContentAhead(survey);
  // A failure shows when the questionnaire is opened, with a way to try again.
  import("./questionnaire-page.tsx").catch(() => undefined);
}
