import type { Domain } from "#core/content-model/domains.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";
import { assistantMessages } from "./messages.ts";
import { Suggestions } from "./suggestions.tsx";

type Props = {
  readonly domains: readonly Domain[];
  readonly isSending: boolean;
  readonly onAsk: (question: string) => void;
  /** Called with the category of a topic that was opened or closed. */
  readonly onToggle: (category: string, isOpen: boolean) => void;
};

/** Lists the topics. Each opens to its prepared questions, and a press on one asks it. */
export function TopicSidebar({ domains, isSending, onAsk, onToggle }: Props) {
  const t = useMessages(assistantMessages);
  const say = useText();
  return (
    <nav className={styles.topics} aria-labelledby="topics-title">
      <h2 id="topics-title">{t.topics}</h2>
      {domains.map(({ category, name, suggestedQuestions }) => (
        <details
          key={category}
          name="topic"
          className={styles.topic}
          onToggle={({ currentTarget }) => onToggle(category, currentTarget.open)}
        >
          <summary>{say(name)}</summary>
          <Suggestions questions={suggestedQuestions.map(say)} isSending={isSending} onAsk={onAsk} />
        </details>
      ))}
    </nav>
  );
}
