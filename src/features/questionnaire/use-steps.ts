import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { type StepEntry, stepEntryOf } from "./step-entry.ts";

export type Steps = {
  /** True while all answers are looked over. */
  readonly isLook: boolean;
  readonly next: () => void;
  /** Goes to where one came from: the step before, or the look over the answers; from the first step, out. */
  readonly back: () => void;
  readonly look: () => void;
  /** Goes to the question of an item, to change its answer. */
  readonly change: (item: string) => void;
  /** Takes the steps out of the browser's way back, once there is nothing more to go back to. */
  readonly unwind: () => Promise<void>;
};

/** A browser goes back within a frame or two; should it refuse, nobody is kept waiting. */
const LONGEST_WAY_BACK_MS = 700;

/**
 * Makes each step an entry of the browser's history, so that its Back goes one step back. The address
 * stays the same: the step lies in the entry's state, which outlives a reload.
 */
export function useSteps(run: SurveyRun, onLeave: () => void): Steps {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const isComplete = useRun(run, (now) => now.isComplete);
  const first = useRef(stepEntryOf(state)?.first ?? run.state().page);
  const entry = useMemo(
    () => stepEntryOf(state) ?? { page: first.current, isLook: false, behind: 0, first: first.current },
    [state],
  );
  /** Runs ahead of the router: a second press may come before it has drawn the first. */
  const here = useRef(entry);
  const arrive = useRef<(() => void) | null>(null);
  const isOver = useRef(false);

  // Each entry has a key of its own, and is gone to once.
  useEffect(() => {
    here.current = entry;
    if (kind === "POP" && !isOver.current) {
      run.goTo(entry.page);
      // What the entry speaks of may have closed meanwhile, or its answers may have been sent.
      const { page } = run.state();
      if (page !== entry.page) put({ ...entry, page, isLook: false }, true);
    }
    arrive.current?.();
  }, [key]);

  const put = (next: StepEntry, replace = false, preventScrollReset = false) => {
    here.current = next;
    void navigate(".", { state: next, replace, preventScrollReset });
  };
  const push = (isLook: boolean, preventScrollReset = false) => {
    const { behind } = here.current;
    put({ page: run.state().page, isLook, behind: behind + 1, first: first.current }, false, preventScrollReset);
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
      if (arrive.current !== null) return;
      if (here.current.behind > 0) {
        void goBack(1);
      } else if (run.state().step === 1) {
        onLeave();
      } else {
        // Opened at this step: the one before was never in the history of this visit.
        run.back();
        put({ ...here.current, page: run.state().page, first: run.state().page }, true);
      }
    },
    look: () => push(true),
    change: (item) => {
      run.seek(item);
      push(false, true);
    },
    unwind: async () => {
      isOver.current = true;
      if (here.current.behind > 0) await goBack(here.current.behind);
    },
  };
}
