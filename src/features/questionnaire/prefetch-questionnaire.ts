import { afterPaint } from "../../browser/after-paint.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import type { Language } from "../../ui/language/language.ts";
import { cachedContent, fetchContentAhead } from "./questionnaire-content.ts";

/**
 * Fetches the questionnaire's code and its questions while a person still reads the page before it, and makes
 * them ready to be shown. The service worker keeps them, so that from here on it opens without a connection. It
 * names no SurveyJS itself.
 */
export function prefetchQuestionnaire(survey: string, language: Language): void {
  Promise.all([import("./questionnaire-page.tsx"), fetchContentAhead(survey)]).then(
    ([page, content]) =>
      afterPaint(() => {
        // Opened meanwhile.
        if (cachedContent(survey) !== content) return;
        page.prebuild(content.survey, language);
        whenIdle(page.warmUp);
      }),
    // A failure shows when the questionnaire is opened, with a way to try again.
    () => undefined,
  );
}
