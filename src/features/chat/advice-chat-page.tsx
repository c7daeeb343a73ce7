import { type SubmitEvent, useEffect, useRef } from "react";
import type { Site } from "#core/content-model/site.ts";
import { askForAdvice } from "../../api/coach.ts";
import { NetworkError } from "../../api/http.ts";
import { takePreparedPrompt } from "../../browser/prepared-prompt.ts";
import { currentToken } from "../../browser/session.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { AboutSource } from "../../ui/answer-source/about-source.tsx";
import { ModelConsent } from "../../ui/answer-source/model-consent.tsx";
import { consentNow, type SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { GuideLanguage } from "../../ui/guide-language.tsx";
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { chatProblem, tooLong } from "./chat-problem.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { GuestNotice } from "./guest-notice.tsx";
import { conversationPlace } from "./kept-conversation.ts";
import { adviceChatMessages, chatMessages } from "./messages.ts";
import { ProblemView } from "./problem-view.tsx";
import { englishReply, type HowToAsk, type Reply, useConversation } from "./use-conversation.ts";

const PLACE = conversationPlace("advice");

const EMPTY = { text: (language: Language) => adviceChatMessages(language).noQuestion };

async function ask(question: string, { byGuide, signal }: HowToAsk, model: SiteModel): Promise<Reply> {
  const consent = byGuide ? null : consentNow(model);
  const { advice, made } = await askForAdvice(question, currentToken() ?? "", { consent, signal });
  if (typeof advice !== "string") throw new NetworkError("no advice in the reply");
  return englishReply(advice, made ?? null);
}

type Props = {
  readonly site: Site;
  readonly model: SiteModel;
  /** Whether the built-in guide answers here, and not another provider's program. */
  readonly hasGuide: boolean;
};

/** The advice chat for logged-in users. It may open with a prepared question. */
export function AdviceChatPage({ site, model, hasGuide }: Props) {
  const t = useMessages(adviceChatMessages);
  const chat = useMessages(chatMessages);
  const ways = useMessages(navigationMessages);
  const isGuest = useCurrentToken() === null;
  const problemOf = (error: unknown) => chatProblem((language) => adviceChatMessages(language).failed, error);
  const { messages, input, setInput, problem, setProblem, isSending, send, askGuide, startAnew } = useConversation({
    place: PLACE,
    safety: site.safety,
    ask: (question, how) => ask(question, how, model),
    problemOf,
  });
  const form = useRef<HTMLFormElement>(null);
  const focusQuestion = () => form.current?.querySelector("textarea")?.focus();

  useEffect(() => {
    // Guests log in first. The question stays stored until then.
    const prepared = isGuest ? null : takePreparedPrompt();
    if (prepared !== null) setInput(prepared);
  }, [isGuest, setInput]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const inputProblem = input.trim() === "" ? EMPTY : tooLong(input);
    if (!inputProblem) return void send(input);
    setProblem(inputProblem);
    focusQuestion();
  };

  return (
    <>
      <h1>{ways.adviceChat}</h1>
      <AboutSource model={model} site={site} />
      {hasGuide && <GuideLanguage />}
      <ModelConsent model={model} site={site} />
      {isGuest && <GuestNotice />}
      {(!isGuest || messages.length > 0) && (
        <ConversationLog messages={messages} empty={t.empty} isSending={isSending} model={model} onGuide={askGuide} />
      )}
      <ProblemView problem={problem === EMPTY ? null : problem} onGuide={askGuide} />
      {!isGuest && (
        <form ref={form} onSubmit={onSubmit} noValidate>
          <TextAreaField
            label={chat.question}
            hint={t.hint}
            rows={6}
            value={input}
            onChange={({ target }) => setInput(target.value)}
            error={problem === EMPTY ? t.noQuestion : undefined}
          />
          <ButtonRow>
            <Button
              look="secondary"
              onClick={() => {
                startAnew();
                focusQuestion();
              }}
            >
              {chat.startAnew}
            </Button>
            <Button type="submit" unavailable={isSending}>
              {isSending ? chat.sending : chat.send}
            </Button>
          </ButtonRow>
        </form>
      )}
    </>
  );
}
