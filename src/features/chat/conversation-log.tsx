import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import styles from "./chat.module.css";
import { chatMessages } from "./messages.ts";
import type { Message } from "./use-conversation.ts";

type Props = { readonly messages: readonly Message[]; readonly empty: string; readonly isSending: boolean };

/**
 * Questions and answers in their order. A log is read out politely as it grows. Text is only ever text:
 * whatever an answer holds, nothing of it becomes markup.
 */
export function ConversationLog({ messages, empty, isSending }: Props) {
  const t = useStore(chatMessages);
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
              {message.role === "user" ? t.you : message.numbers ? t.pleaseRead : t.answer}
            </p>
            <p className={styles.text} lang={message.lang}>
              {message.content()}
            </p>
            {message.numbers && (
              <p className={styles.calls}>
                {message.numbers.map((number) => (
                  <a key={number} href={`tel:${number.replaceAll(" ", "")}`} className={styles.call}>
                    {t.call({ number })}
                  </a>
                ))}
              </p>
            )}
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
