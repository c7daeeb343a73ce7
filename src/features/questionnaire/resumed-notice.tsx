import { useState } from "react";
import type { Item } from "#core/surveys/items.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { useRun } from "../../survey-view/use-run.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { questionnaireMessages } from "./messages.ts";
import styles from "./questionnaire.module.css";

type Props = {
  readonly run: SurveyRun;
  readonly isResumed: boolean;
  /** The questions whose answer could not be kept. */
  readonly dropped: readonly Item[];
};

/** Explains why there are answers already, and which are not there any more, on the step that reopens. */
export function ResumedNotice({ run, isResumed, dropped }: Props) {
  const t = useMessages(questionnaireMessages);
  const say = useText();
  const [openedAt] = useState(() => run.state().page);
  const isThere = useRun(run, (state) => state.page === openedAt);
  if (!isThere || (!isResumed && dropped.length === 0)) return null;
  return (
    <div className={styles.resumed}>
      {isResumed && <p>{t.resumed}</p>}
      {dropped.length > 0 && (
        <>
          <p>{t.dropped(dropped.length)}</p>
          <ul>
            {dropped.map(({ name, title }) => (
              <li key={name}>{say(title)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
