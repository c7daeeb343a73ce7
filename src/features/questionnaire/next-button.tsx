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
export function NextButton({ run, isSending, onNext, onSubmit }: Props) {
  const t = useMessages(questionnaireMessages);
  const ways = useMessages(navigationMessages);
  const isLast = useRun(run, (state) => state.step === state.steps);
  const hint = useRun(run, (state) => hintFor(state, t));
  const word = useRemainingAnnouncement(run);

  const seekFirstOpen = () => {
    const { firstOpen } = run.state();
    if (firstOpen !== undefined) run.seek(firstOpen);
  };
  // Ignores the second click of a double click: it must not act on what the first has opened.
  const once = (act: () => void) => (event: MouseEvent) => event.detail < 2 && act();

  return (
    <div className={styles.onward} data-onward="">
      <p role="status" className="visually-hidden">
        {isSending ? t.sendingAnswers : word}
      </p>
      <span className={styles.room} data-text={t.missing(LONGEST_COUNT)} aria-hidden="true" />
      {hint !== undefined && (
        <Button look="hint" onClick={once(seekFirstOpen)}>
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
