import type { Answers, SurveyDocument } from "#core/content-model/survey.ts";
import { fittingAnswers } from "#core/surveys/fitting-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import { createSurveyRun } from "./create-survey-run.ts";
import type { SurveyRun } from "./survey-run.ts";

/**
 * Opens a survey with those of the given answers that are still valid in it.
 * @param written as its file has it; it passed the check of its form
 */
export function openWithAnswers(written: unknown, answers: Answers, page: number): SurveyRun {
  const survey = readWritten(written).survey as SurveyDocument;
  return createSurveyRun(survey, { answers: fittingAnswers(itemsOf(survey), answers), page });
}
