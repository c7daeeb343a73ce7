import type { Answers, SurveyDocument } from "#core/content-model/survey.ts";
import { fittingAnswers } from "#core/surveys/fitting-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { createSurveyRun } from "./create-survey-run.ts";
import type { SurveyRun } from "./survey-run.ts";

/** Opens a survey with those of the given answers that are still valid in it. */
export function openWithAnswers(survey: SurveyDocument, answers: Answers, page: number): SurveyRun {
  return createSurveyRun(survey, { answers: fittingAnswers(itemsOf(survey), answers), page });
}
