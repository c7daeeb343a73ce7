import type { SurveyDocument } from "#core/content-model/survey.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";
import { resumedAnswers } from "#core/surveys/resumed-answers.ts";
import { answersOf, type Delivered, type Unfinished } from "../../answers/answer-set.ts";
import { correctableSet, setsOf, unfinishedSet } from "../../answers/mirror.ts";
import { questionsAtOnce } from "../../browser/questions-at-once.ts";
import { createSurveyRun } from "../../survey-view/create-survey-run.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import type { Language } from "../../ui/language/language.ts";

export type OpenedRun = {
  readonly run: SurveyRun;
  readonly isResumed: boolean;
  /** The questions whose answer could not be kept. */
  readonly dropped: readonly Item[];
  /** The set that the run goes on with, or that it corrects. */
  readonly opened: Unfinished | Delivered | null;
};

/** Opens a survey as its document shows it to everybody. What was chosen there since is shown after it. */
export function openPrerendered(survey: SurveyDocument, language: Language): OpenedRun {
  const run = createSurveyRun(survey, { language, isPrerendered: true });
  return { run, isResumed: false, dropped: [], opened: null };
}

/**
 * Opens a survey where this person left it, or at its start. The stored sets have been read before.
 * @param corrects the id of the answers that are corrected, if any
 */
export function openRun(
  survey: SurveyDocument,
  name: string,
  owner: string | null,
  language: Language,
  corrects?: string,
): OpenedRun {
  const sets = owner === null ? [] : setsOf(owner, name);
  const sent = correctableSet(sets);
  const isCorrection = sent !== null && sent.id === corrects;
  const opened = isCorrection ? sent : unfinishedSet(sets);
  const { answers, dropped } = resumedAnswers(itemsOf(survey), opened ? answersOf(opened) : {});
  const run = createSurveyRun(survey, { answers, page: opened?.page ?? 0, language });
  run.askOneAtATime(questionsAtOnce() === "one");
  return {
    run,
    isResumed: !isCorrection && Object.keys(answers).length > 0,
    dropped,
    opened,
  };
}
