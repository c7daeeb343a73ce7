import { type RefObject, useEffect, useRef } from "react";
import { scrollToTop } from "../../browser/scroll.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";

/**
 * Moves focus to the heading of each new step, so that reading continues there. When the user was led to one question
 * of the step, that question takes focus instead. The first step keeps the page's own initial focus.
 */
export function useArrivalAt(place: string, heading: RefObject<HTMLElement | null>, run: SurveyRun): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (run.state().focusedItem !== undefined) return;
    heading.current?.focus({ preventScroll: true });
    scrollToTop();
  }, [place, heading, run]);
}
