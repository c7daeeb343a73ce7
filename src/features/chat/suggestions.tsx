import styles from "./chat.module.css";

type Props = {
  readonly questions: readonly string[];
  readonly isSending: boolean;
  readonly onAsk: (question: string) => void;
};

/** Questions that are asked with one press. */
export function Suggestions({ questions, isSending, onAsk }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list marks, one browser tells screen readers of no list
    <ul role="list" className={styles.suggestions}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles.question}
            aria-disabled={isSending || undefined}
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
