import { useStore } from "@nanostores/react";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { Button } from "../../ui/button.tsx";
import { wayMessages } from "../../ui/messages.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

type Props = {
  readonly run: SurveyRun;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
};

/**
 * Back, and the way on. While the step is unfinished a sentence of the same height stands where Next
 * will be, so that nothing moves when it appears.
 */
export function StepButtons({ run, isSending, onSubmit, onLeave }: Props) {
  const t = useStore(questionnaireMessages);
  const ways = useStore(wayMessages);
  const isFirst = useRun(run, (state) => state.step === 1);
  const isLast = useRun(run, (state) => state.step === state.steps);
  const hint = useRun(run, (state) => hintFor(state.missing, state.invalid));
  const isDone = hint === undefined;
  return (
    <div className={styles.buttons}>
      <Button look="secondary" unavailable={isSending} onClick={isFirst ? onLeave : run.back}>
        {ways.back}
      </Button>
      <div className={styles.onward}>
        <p role="status" className={isDone ? styles.unseen : styles.hint}>
          {isSending ? t.sendingAnswers : (hint ?? t.complete)}
        </p>
        {isDone && !isLast && <Button onClick={run.next}>{ways.next}</Button>}
        {isDone && isLast && (
          <Button unavailable={isSending} onClick={onSubmit}>
            {isSending ? t.sending : t.submit}
          </Button>
        )}
      </div>
    </div>
  );
}

function hintFor(missing: number, invalid: number): string | undefined {
  const t = questionnaireMessages.get();
  if (missing > 0) return t.missing(missing);
  if (invalid > 0) return t.invalid(invalid);
  return undefined;
}
