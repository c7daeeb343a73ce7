import { afterPaint } from "../../browser/after-paint.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import type { Language } from "../../ui/language/language.ts";
import { cachedContent, fetchContentAhead } from "./questionnaire-content.ts";

/**
 * Loads the questionnaire's code and questions while the user reads the page before it, and prepares the survey. The
 * service worker caches them, so that the questionnaire then also opens offline. The module imports no SurveyJS itself,
 * so that the page before it stays small.
 * @param isNext whether the questions are the next page; they are then rendered ahead, too
 * @returns a function to call when the page before is left
 */
export function prefetchQuestionnaire(survey: string, language: Language, isNext: boolean): () => void {
  let isOpen = true;
  let forget = () => {};
  Promise.all([import("./questionnaire-page.tsx"), fetchContentAhead(survey)]).then(
    ([page, content]) =>
      afterPaint(() => {
        // The questionnaire was opened meanwhile and has taken this content.
        if (!isOpen || cachedContent(survey) !== content) return;
        page.prebuild(content.survey, language);
        if (!isNext) return;
        forget = page.forgetPrepared;
        whenIdle(() => page.prepareQuestions(content.survey, survey, language, () => isOpen).catch(() => undefined));
      }),
    // A failure shows when the questionnaire is opened, with a button to try again.
    () => undefined,
  );
  return () => {
    isOpen = false;
    // The questions, if they are what comes next, have been opened by then.
    setTimeout(() => forget());
  };
}
