import type { Domain } from "#core/content-model/domains.ts";
import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";
import { assistantMessages } from "./messages.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly isSending: boolean;
  readonly onAsk: (question: Text) => void;
};

/** Lists the topics. Each opens to its prepared questions, and a press on one asks it. */
export function TopicSidebar({ domains, isSending, onAsk }: Props) {
  const t = useMessages(assistantMessages);
  const say = useText();
  return (
    <nav className={styles.topics} aria-labelledby="topics-title">
      <h2 id="topics-title">{t.topics}</h2>
      {domains.map(({ category, name, suggestedQuestions }) => (
        <details key={category} name="topic" className={styles.topic}>
          <summary>{say(name)}</summary>
          <ul>
            {suggestedQuestions.map((question) => (
              <li key={textOf(question)}>
                <button
                  type="button"
                  className={styles.question}
                  aria-disabled={isSending || undefined}
                  onClick={() => onAsk(question)}
                >
                  {say(question)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
