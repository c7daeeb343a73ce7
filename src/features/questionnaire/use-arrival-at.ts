import { type RefObject, useEffect, useRef } from "react";
import { scrollToTop } from "../../browser/scroll.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";

/**
 * Begins each new step at its heading, which takes the focus so that reading goes on from there; unless
 * a person is led to one question of it, which takes the focus itself. The first step keeps the page's own start.
 */
export function useArrivalAt(place: number | "look", heading: RefObject<HTMLElement | null>, run: SurveyRun): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (run.state().focusedItem !== undefined) return;
    heading.current?.focus({ preventScroll: true });
    scrollToTop();
  }, [place, heading, run]);
}
