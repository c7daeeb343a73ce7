import type { Question } from "survey-core";
import { useMessages } from "../ui/language/use-text.ts";
import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import styles from "./decline-button.module.css";
import { isDeclinable } from "./declined-items.ts";
import { surveyMessages } from "./messages.ts";
import { declineMark } from "./passages.ts";
import { useShownRun } from "./run-context.ts";
import { useRun } from "./use-run.ts";

type Props = { readonly question: Question };

/** Says that one would rather not answer the question, or takes that back. An answer takes it back too. */
export function DeclineButton({ question }: Props) {
  const t = useMessages(surveyMessages);
  const run = useShownRun();
  const isOn = useRun(run, ({ declined }) => declined.has(question.name));
  const isSpoken = useIsSpoken(declineMark(question));
  if (!isDeclinable(question)) return null;
  return (
    <button
      type="button"
      className={styles.decline}
      aria-pressed={isOn}
      aria-describedby={question.ariaTitleId}
      data-spoken={isSpoken || undefined}
      // The second click of a double click must not take back what the first has said.
      onClick={(event) => event.detail < 2 && run.decline(question.name)}
    >
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        {isOn && <path d="m5 12.5 4.5 4.5L19 7.5" />}
      </svg>
      {t.decline}
    </button>
  );
}
