import { useEffect, useRef } from "react";
import { openQuestionnaire } from "../../answers/open-questionnaires.ts";
import type { DraftKeeper } from "../../answers/use-draft.ts";

/**
 * Calls `onArrival` when answers that waited have arrived, whichever tab sent them. Changed or refused answers are a
 * draft again, and wait no longer.
 */
export function useLateArrival(survey: string, { current }: DraftKeeper, onArrival: () => void): void {
  const latest = useRef(onArrival);
  latest.current = onArrival;
  useEffect(() => openQuestionnaire(survey), [survey]);
  useEffect(() => {
    let hasWaited = current.get()?.state === "waiting";
    return current.listen((set) => {
      if (set?.state === "waiting") hasWaited = true;
      else if (set?.state === "delivered" && hasWaited) {
        hasWaited = false;
        latest.current();
      } else if (set?.state !== "sending") hasWaited = false;
    });
  }, [current]);
}
