import { useState } from "react";
import type { MyStep } from "#core/api/steps.ts";
import type { ShownSteps } from "#core/content-model/steps.ts";
import type { Text } from "#core/content-model/text.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { printPage } from "../../browser/printing.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { saveCalendar } from "../../ui/calendar/save-calendar.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { HowItWent } from "../../ui/my-step/how-it-went.tsx";
import { showNotice } from "../../ui/notices.ts";
import { GoingOn } from "./going-on.tsx";
import { stepViewMessages } from "./messages.ts";
import styles from "./my-step.module.css";
import { PutAway } from "./put-away.tsx";
import { stepCalendar } from "./step-calendar.ts";
import { entriesOf, type StepEntries } from "./step-entries.ts";
import { StepSheet } from "./step-sheet.tsx";

type Props = {
  readonly step: MyStep;
  readonly content: ShownSteps | null;
  readonly token: string;
  readonly brand: Text;
  /** Opens the form with these entries. */
  readonly onFill: (entries: StepEntries) => void;
  readonly onAnother: () => void;
  readonly onChanged: () => void;
};

/** The present step, on the screen, on paper and for the calendar; a week later, how it went. */
export function StepView({ step, content, token, brand, onFill, onAnother, onChanged }: Props) {
  const t = useMessages(stepViewMessages);
  const words = useMessages(navigationMessages);
  const language = useLanguage();
  const [shown, setShown] = useState(step);
  const [isAsked, setAsked] = useState(false);
  const askAt = momentOf(shown.askAt);
  const isDue = askAt !== null && askAt <= now();
  const toCalendar = () =>
    saveCalendar("my-step", stepCalendar(shown, content, now(), words.myStep, t.calendarAsk)).catch(
      (error: unknown) => {
        console.error(error);
        showNotice({ kind: "failure", text: (spoken) => stepViewMessages(spoken).noFile });
      },
    );
  const asks = isAsked || (isDue && shown.went === null);
  return (
    <>
      <StepSheet step={shown} brand={brand} />
      {asks && (
        <HowItWent
          step={shown}
          token={token}
          heading="h2"
          onAnswered={(answered) => {
            setShown(answered);
            setAsked(false);
          }}
        />
      )}
      {!asks && shown.went !== null && (
        <GoingOn
          step={shown}
          went={shown.went}
          content={content}
          token={token}
          onKept={onChanged}
          onFill={onFill}
          onAnother={onAnother}
          onAskAgain={() => setAsked(true)}
        />
      )}
      {!asks && shown.went === null && askAt && <p>{t.askedOn({ day: dateText(askAt, language) })}</p>}
      <section className={styles.section}>
        <ButtonRow>
          <Button look="secondary" onClick={() => void toCalendar()}>
            {t.calendar}
          </Button>
          <Button look={asks || shown.went !== null ? "secondary" : "primary"} onClick={printPage}>
            {t.print}
          </Button>
        </ButtonRow>
        <p className={styles.hint}>{t.calendarHint}</p>
        {shown.went === null && (
          <p className={styles.ways}>
            <button type="button" className={styles.quiet} onClick={() => onFill(entriesOf(shown, content, shown.id))}>
              {t.change}
            </button>
            <button type="button" className={styles.quiet} onClick={onAnother}>
              {t.another}
            </button>
          </p>
        )}
        <PutAway step={shown} token={token} onDone={onChanged} />
      </section>
    </>
  );
}
