import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import styles from "./chat.module.css";

type Props = {
  readonly domains: readonly Domain[];
  readonly isSending: boolean;
  readonly onAsk: (question: string) => void;
};

/** The topics, each opening to its ready questions. A press on one asks it. */
export function TopicSidebar({ domains, isSending, onAsk }: Props) {
  return (
    <nav className={styles.topics} aria-labelledby="topics-title">
      <h2 id="topics-title">Topics</h2>
      {domains.map(({ category, name, suggestedQuestions }) => (
        <details key={category} name="topic" className={styles.topic}>
          <summary>{textOf(name)}</summary>
          <ul>
            {suggestedQuestions.map((question) => {
              const text = textOf(question);
              return (
                <li key={text}>
                  <button
                    type="button"
                    className={styles.question}
                    aria-disabled={isSending || undefined}
                    onClick={() => onAsk(text)}
                  >
                    {text}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </nav>
  );
}
