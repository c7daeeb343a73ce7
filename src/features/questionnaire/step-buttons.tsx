import type { ReactNode } from "react";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { summaryMessages } from "./messages.ts";
import { NextButton } from "./next-button.tsx";
import styles from "./questionnaire.module.css";
import type { Steps } from "./use-steps.ts";

type Props = {
  readonly run: SurveyRun;
  readonly steps: Steps;
  readonly isSending: boolean;
  /** True where answers that were sent are corrected: then the review of them all can send them. */
  readonly isCorrection: boolean;
  readonly onSubmit: () => void;
  /** What is said of the answers, above the bar. */
  readonly children: ReactNode;
};

/**
 * Back and Next, in a bar that stays at the bottom of the window. Once everything is answered, a button above it opens
 * the review of all answers.
 */
export function StepButtons({ run, steps, isSending, isCorrection, onSubmit, children }: Props) {
  const t = useMessages(summaryMessages);
  const ways = useMessages(navigationMessages);
  const isLast = useRun(run, (state) => state.step === state.steps);
  const isComplete = useRun(run, (state) => state.isComplete);
  return (
    <>
      <div className={styles.look}>
        {isComplete && !steps.isLook && (
          <button type="button" className={styles.quiet} onClick={steps.look}>
            {isLast ? t.lookFirst : t.look}
          </button>
        )}
      </div>
      {children}
      <div className={styles.bar} data-next-bar="">
        <div className={styles.buttons}>
          <Button look="secondary" unavailable={isSending} onClick={steps.back}>
            {ways.back}
          </Button>
          <NextButton {...{ run, isSending, onSubmit }} endsHere={isCorrection && steps.isLook} onNext={steps.next} />
        </div>
      </div>
    </>
  );
}
