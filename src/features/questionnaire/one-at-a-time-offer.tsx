import { useSyncExternalStore } from "react";
import { isNarrowScreen, subscribeToNarrowScreen } from "../../browser/narrow-screen.ts";
import { chooseQuestionsAtOnce, questionsAtOnce, subscribeToQuestionsAtOnce } from "../../browser/questions-at-once.ts";
import { useShownRun } from "../../survey-view/run-context.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { Button } from "../../ui/button.tsx";
import { useMessages } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./one-at-a-time-offer.module.css";

/** On a phone, until somebody chooses: asks below the first of several questions whether they should come one at a time. */
export function OneAtATimeOffer() {
  const t = useMessages(questionnaireMessages);
  const run = useShownRun();
  const isNarrow = useSyncExternalStore(subscribeToNarrowScreen, isNarrowScreen, () => true);
  const isChosen = useSyncExternalStore(subscribeToQuestionsAtOnce, questionsAtOnce, () => null) !== null;
  const areSeveral = useRun(run, ({ here, step }) => here > 1 && step === 1);
  if (!isNarrow || isChosen || !areSeveral) return null;
  return (
    <section className={styles.offer} aria-labelledby="one-at-a-time">
      <p id="one-at-a-time">{t.oneAtATime}</p>
      <div className={styles.choices}>
        <Button look="secondary" onClick={() => chooseQuestionsAtOnce("one")}>
          {t.one}
        </Button>
        <Button look="secondary" onClick={() => chooseQuestionsAtOnce("together")}>
          {t.together}
        </Button>
      </div>
      <p className="note">{t.oneAtATimeLater}</p>
    </section>
  );
}
