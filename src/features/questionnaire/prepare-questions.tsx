import type { SurveyDocument } from "#core/content-model/survey.ts";
import { loadSets } from "../../answers/load-sets.ts";
import { setsOf, unfinishedSet } from "../../answers/mirror.ts";
import { questionsAtOnce } from "../../browser/questions-at-once.ts";
import { currentOwner, currentUserId } from "../../browser/session.ts";
import { dropView, prepareView } from "../../survey-view/prepared-view.tsx";
import type { Language } from "../../ui/language/language.ts";
import { OneAtATimeOffer } from "./one-at-a-time-offer.tsx";
import { type OpenedRun, openRun } from "./open-run.ts";

/** The head of the first question stands in the heading of the step. */
export const AROUND_FIRST = { isHeadAbove: true, below: <OneAtATimeOffer /> };

type Prepared = { readonly opened: OpenedRun; readonly by: readonly unknown[] };

/** What somebody who reads the page before has not opened yet. */
let prepared: Prepared | null = null;

/** Everything that decides how the questions open. */
function whatDecides(survey: SurveyDocument, name: string, language: Language): readonly unknown[] {
  const owner = currentOwner();
  const unfinished = owner === null ? null : unfinishedSet(setsOf(owner, name));
  return [survey, name, language, currentUserId(), unfinished, questionsAtOnce()];
}

/**
 * Opens the questions where this person left them, and renders them out of sight.
 * @param isWanted whether the page is still open from which they would be opened
 */
export async function prepareQuestions(
  survey: SurveyDocument,
  name: string,
  language: Language,
  isWanted: () => boolean,
): Promise<void> {
  await loadSets();
  if (!isWanted()) return;
  forgetPrepared();
  const opened = openRun(survey, name, currentOwner(), language);
  prepared = { opened, by: whatDecides(survey, name, language) };
  prepareView({ run: opened.run, aroundFirst: AROUND_FIRST }, language);
}

/** Returns the questions as they were prepared, unless something has changed since. */
export function takePrepared(survey: SurveyDocument, name: string, language: Language): OpenedRun | null {
  if (prepared === null) return null;
  const { opened, by } = prepared;
  if (whatDecides(survey, name, language).some((one, index) => one !== by[index])) {
    forgetPrepared();
    return null;
  }
  prepared = null;
  return opened;
}

/** Drops what was prepared and not opened. */
export function forgetPrepared(): void {
  if (prepared !== null) dropView(prepared.opened.run);
  prepared = null;
}
