import type { SurveyDocument } from "#core/content-model/survey.ts";
import { fittingAnswers } from "#core/surveys/fitting-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { readDraft } from "../../answers/drafts.ts";
import { createSurveyRun } from "../../survey-view/create-survey-run.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import type { Language } from "../../ui/language/language.ts";

export type OpenedRun = { readonly run: SurveyRun; readonly isResumed: boolean };

/** Opens a survey where this user left it, or at its start. */
export function openRun(survey: SurveyDocument, name: string, userId: string | null, language: Language): OpenedRun {
  const draft = userId === null ? null : readDraft(userId, name);
  const answers = draft ? fittingAnswers(itemsOf(survey), draft.answers) : {};
  return {
    run: createSurveyRun(survey, { answers, page: draft?.page ?? 0, language }),
    isResumed: Object.keys(answers).length > 0,
  };
}
