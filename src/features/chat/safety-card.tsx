import type { ReactNode } from "react";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { TextWithCalls } from "../../ui/call-buttons/text-with-calls.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";
import { ExitPage } from "./exit-page.tsx";
import type { CardParts, Message } from "./message.ts";
import { chatMessages } from "./messages.ts";
import { NamedCalls } from "./named-calls.tsx";

/** The kind of concern whose whole card has a way out of the site: who does the harm may be near. */
const WITH_EXIT = "abuse";

export const hasExit = ({ card }: Pick<Message, "card">): boolean => card?.kind === WITH_EXIT && !card.isUnsure;

/** A whole card where a language ends its sentences otherwise. What splits sentences elsewhere would cost each result a request. */
const FIRST_SENTENCE = /^[\s\S]*?[.!?](?=\s|$)/;

type Props = {
  readonly message: Pick<Message, "content" | "lang"> & { readonly card: CardParts };
  readonly safety: SafetyNumbers;
  readonly onExit: () => void;
  /** What stands below the numbers. */
  readonly children: ReactNode;
};

/**
 * What a safety card says. Its first sentence is what to do, and buttons for its numbers stand right below that: whoever
 * is in danger need not scroll past the rest. In a long card the numbers are also links in the words.
 */
export function SafetyCard({ message, safety, onExit, children }: Props) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const { card, content, lang } = message;
  const text = content(language);
  const numbers = Object.values(numbersOf(safety));
  const [first = text] = FIRST_SENTENCE.exec(text) ?? [];
  const rest = text.slice(first.length).trim();
  return (
    <>
      {hasExit(message) && <ExitPage onExit={onExit} />}
      <p className={styles.speaker}>{card.isUnsure ? t.answer : t.pleaseRead}</p>
      <p className={styles.text} lang={lang}>
        <TextWithCalls text={card.isUnsure ? text : first} numbers={numbers} />
      </p>
      {card.isUnsure ? <CallButtons numbers={card.numbers} /> : <NamedCalls numbers={card.numbers} safety={safety} />}
      {!card.isUnsure && rest !== "" && (
        <p className={styles.text} lang={lang}>
          <TextWithCalls text={rest} numbers={numbers} />
        </p>
      )}
      {children}
    </>
  );
}
