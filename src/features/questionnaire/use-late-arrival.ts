import { useEffect, useRef } from "react";
import { noteQuestionsOnPage } from "../../answers/questions-on-page.ts";
import type { DraftKeeper } from "../../answers/use-draft.ts";

/**
 * Calls `onArrival` when answers that waited have arrived, whichever tab sent them. Changed or refused answers are a
 * draft again, and wait no longer. While it is mounted, nothing else opens the result.
 */
export function useLateArrival(survey: string, { current }: DraftKeeper, onArrival: () => void): void {
  const latest = useRef(onArrival);
  latest.current = onArrival;
  useEffect(() => noteQuestionsOnPage(survey), [survey]);
  useEffect(() => {
    // What is being sent while the questions open was sent by no press here: it waited before.
    const stateAtFirst = current.get()?.state;
    let hasWaited = stateAtFirst === "waiting" || stateAtFirst === "sending";
    return current.listen((set) => {
      if (set?.state === "waiting") hasWaited = true;
      else if (set?.state === "delivered" && hasWaited) {
        hasWaited = false;
        latest.current();
      } else if (set?.state !== "sending") hasWaited = false;
    });
  }, [current]);
}
