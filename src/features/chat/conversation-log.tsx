import { useEffect, useRef } from "react";
import { AdviceText } from "../../ui/advice/advice-text.tsx";
import type { SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { SourceDetails, SourceName } from "../../ui/answer-source/source-notice.tsx";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";
import type { Message } from "./message.ts";
import { chatMessages } from "./messages.ts";

type Props = {
  readonly messages: readonly Message[];
  readonly empty: string;
  readonly isSending: boolean;
  readonly model: SiteModel;
  readonly onGuide: (question: string) => void;
};

/**
 * Questions and answers in order. Its `log` role has new entries announced politely. Content is always rendered as
 * text, so no answer can inject markup.
 */
export function ConversationLog({ messages, empty, isSending, model, onGuide }: Props) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const last = useRef<HTMLElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) last.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    <>
      <div role="log" aria-label={t.conversation} className={styles.log}>
        {messages.map((message, index) => (
          <article
            key={message.id}
            ref={index === count - 1 ? last : undefined}
            className={`${styles.message} ${message.numbers ? styles.safety : styles[message.role]}`}
          >
            <p className={styles.speaker}>
              {message.role === "user" ? t.you : message.numbers ? t.pleaseRead : <Speaker {...{ message, model }} />}
            </p>
            {message.role === "user" || message.numbers ? (
              <p className={styles.text} lang={message.lang}>
                {message.content(language)}
              </p>
            ) : (
              <div lang={message.lang}>
                <AdviceText text={message.content(language)} />
              </div>
            )}
            {message.made && (
              <SourceDetails made={message.made} model={model} onGuide={() => onGuide(message.question ?? "")} />
            )}
            <CallButtons numbers={message.numbers ?? []} />
          </article>
        ))}
      </div>
      {count === 0 && <p className={styles.empty}>{empty}</p>}
      <p role="status" className={styles.waiting}>
        {isSending && t.waiting}
      </p>
    </>
  );
}

/** Shows "Answer", or the source of the answer when there can be two. */
function Speaker({ message, model }: { readonly message: Message; readonly model: SiteModel }) {
  const t = useMessages(chatMessages);
  if (model === null || message.made === undefined) return t.answer;
  return <SourceName made={message.made} model={model} />;
}
