import type { MouseEvent } from "react";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";
import { hintFor } from "./step-texts.ts";
import { useRemainingAnnouncement } from "./use-remaining-announcement.ts";

type Props = {
  readonly run: SurveyRun;
  readonly isSending: boolean;
  /** Whether the answers may be sent from here, though it is not the last step. */
  readonly endsHere: boolean;
  readonly onNext: () => void;
  readonly onSubmit: () => void;
};

/**
 * A two-digit count reserves room for every text shown here, so that the layout does not move when the text changes.
 */
const LONGEST_COUNT = 10;

/**
 * The button that continues. While the step is unfinished, it shows how much is missing and leads there. Then Next, or
 * Submit on the last step, takes the same place in the same size.
 */
export function NextButton({ run, isSending, endsHere, onNext, onSubmit }: Props) {
  const t = useMessages(questionnaireMessages);
  const ways = useMessages(navigationMessages);
  const isLast = useRun(run, (state) => state.step === state.steps) || endsHere;
  const hint = useRun(run, (state) => hintFor(state, t));
  const word = useRemainingAnnouncement(run);

  const focusFirstOpen = () => {
    const { firstOpen } = run.state();
    if (firstOpen !== undefined) run.focusItem(firstOpen);
  };
  // Ignores the second click of a double click: it must not act on what the first has opened.
  const once = (act: () => void) => (event: MouseEvent) => event.detail < 2 && act();

  return (
    <div className={styles.onward} data-onward={run.isPrerendered ? earlyTexts(run, t, ways.next) : ""}>
      <p role="status" className="visually-hidden">
        {isSending ? t.sendingAnswers : word}
      </p>
      <span className={styles.room} data-text={t.missing(LONGEST_COUNT)} aria-hidden="true" />
      {hint !== undefined && (
        // The script in a prerendered document changes the text, as this does once it has come.
        <Button look="hint" onClick={once(focusFirstOpen)}>
          {hint}
        </Button>
      )}
      {hint === undefined && !isLast && <Button onClick={once(onNext)}>{ways.next}</Button>}
      {hint === undefined && isLast && (
        <Button unavailable={isSending} onClick={once(onSubmit)}>
          {isSending ? t.sending : t.submit}
        </Button>
      )}
    </div>
  );
}

/** What the button says while none, one, two and more questions of the first step are missing, as JSON. */
function earlyTexts(run: SurveyRun, t: ReturnType<typeof questionnaireMessages>, next: string): string {
  const { here, steps } = run.state();
  const counts = Array.from({ length: here + 1 }, (_, missing) => ({ missing, invalid: 0, step: 1, steps }));
  return JSON.stringify(counts.map((one) => hintFor(one, t) ?? (steps === 1 ? t.submit : next)));
}
