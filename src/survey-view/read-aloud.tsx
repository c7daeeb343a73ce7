import { useSyncExternalStore } from "react";
import type { Question } from "survey-core";
import { chooseReadingSpeed, readsSlower, subscribeToReadingSpeed } from "../browser/reading-speed.ts";
import { hasOwnVoice, subscribeToVoices } from "../browser/speech.ts";
import { useMessages } from "../ui/language/use-text.ts";
import { readAloudMessages } from "../ui/read-aloud/messages.ts";
import { readAloud, stopReading, useIsRead } from "../ui/read-aloud/reader.ts";
import { passagesOf } from "./passages.ts";
import styles from "./question-frame.module.css";

type Props = {
  readonly question: Question;
  /** Shows the speed beside it: once a step, beside the first button it applies to. */
  readonly hasSpeed: boolean;
};

/** A button that reads a question aloud, or stops reading it. Hidden on devices without a voice for the language. */
export function ReadAloud({ question, hasSpeed }: Props) {
  const t = useMessages(readAloudMessages);
  const isPossible = useSyncExternalStore(subscribeToVoices, hasOwnVoice, () => false);
  const isRead = useIsRead(question.id);
  if (!isPossible) return null;
  return (
    <div className={styles.tools}>
      {hasSpeed && <Speed />}
      <button
        type="button"
        className={styles.tool}
        aria-describedby={question.ariaTitleId}
        onClick={() => (isRead ? stopReading() : readAloud(question.id, passagesOf(question)))}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          {isRead ? (
            <path className={styles.stop} d="M7 7h10v10H7Z" />
          ) : (
            <path d="M3 9.5h4L12 5v14l-5-4.5H3ZM16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13" />
          )}
        </svg>
        <span>{isRead ? t.stop : t.read}</span>
      </button>
    </div>
  );
}

/** Switches between two speeds, for all questions. */
function Speed() {
  const t = useMessages(readAloudMessages);
  const isSlower = useSyncExternalStore(subscribeToReadingSpeed, readsSlower, () => false);
  return (
    <button type="button" className={`${styles.tool} ${styles.speed}`} onClick={() => chooseReadingSpeed(!isSlower)}>
      {isSlower ? t.slower : t.normal}
    </button>
  );
}
