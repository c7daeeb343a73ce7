import { useEffect, useRef, useSyncExternalStore } from "react";
import { questionsAtOnce, subscribeToQuestionsAtOnce } from "../../browser/questions-at-once.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";

/**
 * Follows the choice whether questions come one at a time, which may be made while a questionnaire is open.
 * @param settle is called when the step has become another one
 */
export function useQuestionsAtOnce(run: SurveyRun, settle: () => void): void {
  const isOne = useSyncExternalStore(subscribeToQuestionsAtOnce, questionsAtOnce, () => null) === "one";
  const shown = useRef(isOne);
  useEffect(() => {
    if (shown.current === isOne) return;
    shown.current = isOne;
    run.askOneAtATime(isOne);
    settle();
  });
}
