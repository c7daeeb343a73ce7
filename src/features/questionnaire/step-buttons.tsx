import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { Button } from "../../ui/button.tsx";
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
  const isFirst = useRun(run, (state) => state.step === 1);
  const isLast = useRun(run, (state) => state.step === state.steps);
  const hint = useRun(run, (state) => hintFor(state.missing, state.invalid));
  const isDone = hint === undefined;
  return (
    <div className={styles.buttons}>
      <Button look="secondary" unavailable={isSending} onClick={isFirst ? onLeave : run.back}>
        Back
      </Button>
      <div className={styles.onward}>
        <p role="status" className={isDone ? styles.unseen : styles.hint}>
          {isSending ? "Sending your answers" : (hint ?? "This step is complete")}
        </p>
        {isDone && !isLast && <Button onClick={run.next}>Next</Button>}
        {isDone && isLast && (
          <Button unavailable={isSending} onClick={onSubmit}>
            {isSending ? "Sending…" : "Submit"}
          </Button>
        )}
      </div>
    </div>
  );
}

function hintFor(missing: number, invalid: number): string | undefined {
  if (missing > 0) return `Answer ${missing} more ${missing === 1 ? "question" : "questions"} to go on`;
  if (invalid > 0) return `Please look at ${invalid === 1 ? "one answer" : `${invalid} answers`} again to go on`;
  return undefined;
}
