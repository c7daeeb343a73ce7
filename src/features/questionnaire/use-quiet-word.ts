import { useEffect, useState } from "react";
import type { RunState, SurveyRun } from "../../survey-view/survey-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import { leftOn } from "./step-words.ts";

/** A screen reader says the picked option first; the count waits until nothing has changed for so long. */
const REST_MS = 1000;

/**
 * What is left to do on this step, for a polite live region. Silent until an answer changes it: the page
 * and each new step speak for themselves.
 */
export function useQuietWord(run: SurveyRun): string {
  const t = useMessages(questionnaireMessages);
  const [rested, setRested] = useState<RunState | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard = placeOf(run.state());
    const listen = () => {
      const now = placeOf(run.state());
      if (now.text === heard.text) return;
      clearTimeout(timer);
      if (now.page !== heard.page) setRested(null);
      else timer = setTimeout(() => setRested(run.state()), REST_MS);
      heard = now;
    };
    const unsubscribe = run.subscribe(listen);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [run]);
  return rested ? leftOn(rested, t) : "";
}

const placeOf = ({ page, missing, invalid }: RunState) => ({ page, text: `${page} ${missing} ${invalid}` });
