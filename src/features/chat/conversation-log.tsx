import type { RefObject } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { AdviceText } from "../../ui/advice/advice-text.tsx";
import type { SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { SourceDetails, SourceName } from "../../ui/answer-source/source-notice.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import styles from "./chat.module.css";
import { ExitByKey } from "./exit-by-key.tsx";
import { isWholeCard, type Message } from "./message.ts";
import { chatMessages } from "./messages.ts";
import { offeredQuestions } from "./offered-questions.ts";
import { hasExit, SafetyCard } from "./safety-card.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useShownLast } from "./use-shown-last.ts";

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly messages: readonly Message[];
  readonly empty: string;
  readonly isSending: boolean;
  readonly domains: readonly Domain[];
  readonly site: ShownSite;
  readonly model: SiteModel;
  readonly onAsk: (question: string) => void;
  readonly onGuide: (question: string) => void;
  readonly onExit: () => void;
};

/**
 * Questions and answers in order. Its `log` role has new entries announced politely. Content is always rendered as
 * text, so no answer can inject markup.
 */
export function ConversationLog({ ref, messages, empty, isSending, onExit, ...answers }: Props) {
  const t = useMessages(chatMessages);
  const last = useShownLast(messages);
  const first = messages.findIndex(isWholeCard);
  return (
    <>
      <div ref={ref} role="log" aria-label={t.conversation} tabIndex={-1} className={styles.log}>
        {messages.map((message, index) => (
          <article
            key={message.id}
            ref={index === messages.length - 1 ? last : undefined}
            tabIndex={hasExit(message) ? -1 : undefined}
            className={classOf(message, first >= 0 && index > first)}
          >
            <Said message={message} isSending={isSending} onExit={onExit} {...answers} />
          </article>
        ))}
      </div>
      {messages.length === 0 && <p className={styles.empty}>{empty}</p>}
      <p role="status" className={styles.waiting}>
        {isSending && t.waiting}
      </p>
      <ExitByKey isOn={messages.some(hasExit)} onExit={onExit} />
    </>
  );
}

/** @param isAfterCard what follows a safety card is printed no more than the card */
function classOf(message: Message, isAfterCard: boolean): string {
  const { role, card, hasRaisedCard } = message;
  const look = isWholeCard(message) ? styles.safety : styles[role];
  return [styles.message, look, (card || hasRaisedCard || isAfterCard) && styles.unprinted].filter(Boolean).join(" ");
}

type SaidProps = Omit<Props, "ref" | "messages" | "empty"> & { readonly message: Message };

/** One message: who says it, and what. */
function Said({ message, isSending, domains, site, model, onAsk, onGuide, onExit }: SaidProps) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const numbers = Object.values(numbersOf(site.safety));
  const { card, content, goesOn, lang, made, question = "", role } = message;
  const withSuggestions = (text: string) => (
    <div lang={lang}>
      <AdviceText
        text={text}
        numbers={numbers}
        isQuestion={offeredQuestions(domains, site.guide)}
        renderQuestions={(questions) => <Suggestions {...{ questions, isSending, onAsk }} />}
      />
    </div>
  );
  if (card)
    return (
      <SafetyCard message={{ content, card, ...(lang ? { lang } : {}) }} safety={site.safety} onExit={onExit}>
        {withSuggestions(card.after(language))}
      </SafetyCard>
    );
  return (
    <>
      <p className={styles.speaker}>{role === "user" ? t.you : <Speaker {...{ message, model }} />}</p>
      {role === "user" ? (
        <p className={styles.text} lang={lang}>
          {content(language)}
        </p>
      ) : (
        <>
          {goesOn && <div className={styles.unprinted}>{withSuggestions(goesOn(language))}</div>}
          {withSuggestions(content(language))}
        </>
      )}
      {made && <SourceDetails made={made} model={model} onGuide={() => onGuide(question)} />}
    </>
  );
}

/** Shows "Answer", or the source of the answer when there can be two. */
function Speaker({ message, model }: { readonly message: Message; readonly model: SiteModel }) {
  const t = useMessages(chatMessages);
  if (model === null || message.made === undefined) return t.answer;
  return <SourceName made={message.made} model={model} />;
}
