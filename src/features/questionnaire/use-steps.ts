import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { goBackUnseen } from "../../browser/go-back-unseen.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { type StepEntry, stepEntryOf } from "./step-entry.ts";

export type Steps = {
  /** True during the review of all answers. */
  readonly isLook: boolean;
  readonly next: () => void;
  /** Returns to the previous step or to the review; from the first step, leaves the questionnaire. */
  readonly back: () => void;
  readonly look: () => void;
  /** Opens the question of an item, to change its answer. */
  readonly change: (item: string) => void;
  /** Takes the present step into the browser's history, after questions were set to come one at a time or together. */
  readonly settle: () => void;
  /** Removes the steps from the browser's history, once the answers have been sent. */
  readonly unwind: () => Promise<void>;
};

/** Where a person is: a page, and the element of it where questions are asked one at a time. */
type Place = Pick<StepEntry, "page" | "at">;

const placeIn = (run: SurveyRun): Place => ({ page: run.state().page, at: run.state().at || undefined });
const asFirst = ({ page, at }: Place) => ({ first: page, firstAt: at });
const firstOf = (entry: StepEntry | null): Place | null => entry && { page: entry.first, at: entry.firstAt };

/** Browsers go back within a frame or two. If one does not, the page continues after this time. */
const LONGEST_WAY_BACK_MS = 700;

/**
 * Makes each step an entry of the browser's history, so that the browser's Back returns to the previous step. The
 * address does not change: the step is stored in the entry's state, which survives a reload.
 */
export function useSteps(run: SurveyRun, onLeave: () => void): Steps {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const isComplete = useRun(run, (now) => now.isComplete);
  const first = useRef(firstOf(stepEntryOf(state)) ?? placeIn(run));
  const entry = useMemo<StepEntry>(
    () => stepEntryOf(state) ?? { ...first.current, isLook: false, behind: 0, ...asFirst(first.current) },
    [state],
  );
  const { current: corrects } = useRef(entry.corrects);
  /** The current entry, updated before the router renders: a second press may come sooner. */
  const here = useRef(entry);
  const arrive = useRef<(() => void) | null>(null);
  const isOver = useRef(false);

  // Depends on the key alone: every history entry has a unique one, so the effect runs once per navigation.
  useEffect(() => {
    here.current = entry;
    if (kind === "POP" && !isOver.current) {
      run.goTo(entry.page, entry.at);
      // The step may no longer be reachable, or its answers may have been sent.
      const place = placeIn(run);
      const isElsewhere = place.at !== undefined && place.at !== entry.at;
      if (place.page !== entry.page || isElsewhere) put({ ...entry, ...place, isLook: false }, true);
    }
    arrive.current?.();
  }, [key]);

  const put = (next: StepEntry, replace = false, preventScrollReset = false) => {
    here.current = next;
    void navigate(".", { state: corrects ? { ...next, corrects } : next, replace, preventScrollReset });
  };
  const push = (isLook: boolean, preventScrollReset = false) => {
    const { behind } = here.current;
    const next = { ...placeIn(run), isLook, behind: behind + 1, ...asFirst(first.current) };
    put(next, false, preventScrollReset);
  };
  const goBack = (count: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        arrive.current = null;
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, LONGEST_WAY_BACK_MS);
      arrive.current = end;
      void navigate(-count);
    });

  return {
    isLook: entry.isLook && isComplete,
    next: () => {
      run.next();
      push(false);
    },
    back: () => {
      if (isOver.current || arrive.current !== null) return;
      if (here.current.behind > 0) {
        void goBack(1);
      } else if (here.current.isLook) {
        // The visit began with the review, to correct an answer.
        void navigate(-1);
      } else if (run.state().step === 1) {
        onLeave();
      } else {
        // The visit began at this step, so the previous one is not in its history.
        run.back();
        const place = placeIn(run);
        put({ ...here.current, ...place, ...asFirst(place) }, true);
      }
    },
    look: () => push(true),
    change: (item) => {
      run.focusItem(item);
      push(false, true);
    },
    settle: () => {
      const place = placeIn(run);
      if (here.current.behind === 0) first.current = place;
      put({ ...here.current, ...place, ...asFirst(first.current) }, true, true);
    },
    unwind: async () => {
      isOver.current = true;
      if (here.current.behind > 0) await goBackUnseen(here.current.behind, LONGEST_WAY_BACK_MS);
    },
  };
}
