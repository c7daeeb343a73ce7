import { useEffect, useState } from "react";
import type { RunState, SurveyRun } from "../../survey-view/survey-run.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import { leftOn } from "./step-texts.ts";

/** A screen reader reads the picked option first, so the count is announced only after no change for this long. */
const REST_MS = 1000;

/**
 * Returns what is left to do on this step, for a polite live region. It is empty until an answer changes it, because
 * the page and each new step announce themselves.
 */
export function useRemainingAnnouncement(run: SurveyRun): string {
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
