/** Fetches the questionnaire's code while a person still reads the page before it. It names no SurveyJS itself. */
export function prefetchQuestionnaire(): void {
  // A failure shows when the questionnaire is opened, with a way to try again.
  import("./questionnaire-page.tsx").catch(() => undefined);
}
