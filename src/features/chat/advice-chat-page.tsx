import { type SubmitEvent, useLayoutEffect, useRef } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
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
import type { Language } from "../../ui/language/language.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { chatErrorOf, tooLong } from "./chat-error.ts";
import { ChatErrorView } from "./chat-error-view.tsx";
import { type ChatSite, useChatSite } from "./chat-site.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { FirstSuggestions } from "./first-suggestions.tsx";
import { GuestNotice } from "./guest-notice.tsx";
import { conversationPlaces } from "./kept-conversation.ts";
import type { Reply } from "./message.ts";
import { adviceChatMessages, chatMessages } from "./messages.ts";
import { replyOf } from "./reply-of.ts";
import { type HowToAsk, useConversation } from "./use-conversation.ts";
import { useSuggested } from "./use-suggested.ts";

export { chatLoader } from "./chat-site.ts";

const EMPTY = { text: (language: Language) => adviceChatMessages(language).noQuestion };

type Props = {
  readonly domains: readonly Domain[];
  readonly site: ShownSite;
  readonly model: SiteModel;
  /** Whether the built-in guide answers here, and not another provider's program. */
  readonly hasGuide: boolean;
};

async function ask(question: string, how: HowToAsk, { hasGuide, model }: Props, site: ChatSite): Promise<Reply> {
  const { advice, made } = await askForAdvice(question, currentToken() ?? "", {
    consent: how.byGuide ? null : consentNow(model),
    // A provider gets what is specified, and nothing more.
    before: hasGuide ? how.before : undefined,
    after: hasGuide ? how.after : undefined,
    language: how.language,
    signal: how.signal,
  });
  if (typeof advice !== "string") throw new NetworkError("no advice in the reply");
  return replyOf(advice, made ?? null, site, how.language);
}

/** The advice chat for logged-in users. It may open with a prepared question. */
export function AdviceChatPage(props: Props) {
  const { domains, model } = props;
  const site = useChatSite(props.site);
  const t = useMessages(adviceChatMessages);
  const chat = useMessages(chatMessages);
  const ways = useMessages(navigationMessages);
  const hasToken = useCurrentToken() !== null;
  const isGuest = useHydrated() && !hasToken;
  const errorOf = (error: unknown) => chatErrorOf((language) => adviceChatMessages(language).failed, error);
  const conversation = useConversation({
    place: conversationPlaces.advice,
    site,
    hasGuide: props.hasGuide,
    ask: (question, how) => ask(question, how, props, site),
    errorOf,
  });
  const { messages, input, setInput, chatError, setChatError, isSending, send, askGuide, startAnew, exit } =
    conversation;
  const { log, askSuggested } = useSuggested(send);
  const form = useRef<HTMLFormElement>(null);
  const focusQuestion = () => form.current?.querySelector("textarea")?.focus();

  useLayoutEffect(() => {
    // Guests log in first. The question stays stored until then.
    const prepared = hasToken ? takePreparedPrompt() : null;
    if (prepared !== null) setInput(prepared);
  }, [hasToken, setInput]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const inputError = input.trim() === "" ? EMPTY : tooLong(input);
    if (!inputError) return void send(input);
    setChatError(inputError);
    focusQuestion();
  };

  return (
    <>
      <h1>{ways.adviceChat}</h1>
      <AboutSource model={model} site={site} />
      <ModelConsent model={model} site={site} />
      {isGuest && <GuestNotice />}
      {(!isGuest || messages.length > 0) && (
        <ConversationLog
          ref={log}
          {...{ messages, isSending, domains, site, model }}
          empty={t.empty}
          onAsk={(question) => void send(question)}
          onGuide={askGuide}
          onExit={exit}
        />
      )}
      <ChatErrorView chatError={chatError === EMPTY ? null : chatError} onGuide={askGuide} />
      {!isGuest && (
        <form ref={form} method="dialog" onSubmit={onSubmit} noValidate>
          <TextAreaField
            label={chat.question}
            hint={t.hint}
            rows={6}
            value={input}
            onChange={({ target }) => setInput(target.value)}
            error={chatError === EMPTY ? t.noQuestion : undefined}
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
      {!isGuest && messages.length === 0 && <FirstSuggestions {...{ domains, isSending }} onAsk={askSuggested} />}
    </>
  );
}
