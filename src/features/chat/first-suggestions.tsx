import type { Domain } from "#core/content-model/domains.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";
import { chatMessages } from "./messages.ts";
import { Suggestions } from "./suggestions.tsx";

type Props = {
  readonly domains: readonly Domain[];
  readonly isSending: boolean;
  readonly onAsk: (question: string) => void;
};

/** What can be asked, while nothing was: the first question of each domain. It stands below the field, which comes first. */
export function FirstSuggestions({ domains, isSending, onAsk }: Props) {
  const t = useMessages(chatMessages);
  const say = useText();
  const questions = domains.flatMap(({ suggestedQuestions: [first] }) => (first ? [say(first)] : []));
  return (
    <div className={styles.first}>
      <p>{t.forExample}</p>
      <Suggestions questions={questions} isSending={isSending} onAsk={onAsk} />
    </div>
  );
}
