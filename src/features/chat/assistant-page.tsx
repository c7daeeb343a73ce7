import { type SubmitEvent, useState } from "react";
import type { SourcedReply } from "#core/api/advice.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSite } from "#core/content-model/site.ts";
import { askAssistant } from "../../api/coach.ts";
import { AboutSource } from "../../ui/answer-source/about-source.tsx";
import { ModelConsent } from "../../ui/answer-source/model-consent.tsx";
import { consentNow, type SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./chat.module.css";
import { chatErrorOf, tooLong } from "./chat-error.ts";
import { ChatErrorView } from "./chat-error-view.tsx";
import { type ChatSite, useChatSite } from "./chat-site.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { FirstSuggestions } from "./first-suggestions.tsx";
import { conversationPlaces } from "./kept-conversation.ts";
import type { Reply } from "./message.ts";
import { assistantMessages, chatMessages } from "./messages.ts";
import { readableReply } from "./readable-reply.ts";
import { replyOf } from "./reply-of.ts";
import { TopicSidebar } from "./topic-sidebar.tsx";
import { type HowToAsk, useConversation } from "./use-conversation.ts";
import { useHandedQuestion } from "./use-handed-question.ts";
import { useSuggested } from "./use-suggested.ts";

function isReplyWithSource(answer: unknown): answer is SourcedReply {
  return typeof answer === "object" && answer !== null && "made" in answer && "reply" in answer;
}

export { chatLoader } from "./chat-site.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly site: ShownSite;
  readonly model: SiteModel;
  /** Whether the built-in guide answers here, and not another provider's program. */
  readonly hasGuide: boolean;
};

async function ask(message: string, how: HowToAsk, { hasGuide, model }: Props, site: ChatSite): Promise<Reply> {
  const consent = how.byGuide ? null : consentNow(model);
  const answer = await askAssistant(message, {
    consent,
    // A provider gets what is specified, and nothing more.
    before: hasGuide ? how.before : undefined,
    after: hasGuide ? how.after : undefined,
    language: how.language,
    signal: how.signal,
  });
  // Our server replies with an object only when the call carried consent.
  if (consent !== null && isReplyWithSource(answer)) return replyOf(answer.reply, answer.made, site, how.language);
  const text = readableReply(answer);
  if (text === "") return { content: (language) => assistantMessages(language).noAnswer };
  return replyOf(text, null, site, how.language);
}

/** The chat for everyone: topics with prepared questions beside it, and a field for the user's own. */
export function AssistantPage(props: Props) {
  const { domains, model } = props;
  const site = useChatSite(props.site);
  const t = useMessages(assistantMessages);
  const chat = useMessages(chatMessages);
  const ways = useMessages(navigationMessages);
  const errorOf = (error: unknown) => chatErrorOf((language) => assistantMessages(language).failed, error);
  const conversation = useConversation({
    place: conversationPlaces.assistant,
    site,
    hasGuide: props.hasGuide,
    ask: (question, how) => ask(question, how, props, site),
    errorOf,
  });
  const { messages, input, setInput, chatError, setChatError, isSending, send, askGuide, startAnew, exit } =
    conversation;
  useHandedQuestion(input, setInput);
  const { log, askSuggested } = useSuggested(send);
  const { code } = useLanguage();
  const [openTopic, setOpenTopic] = useState<string | null>(null);
  const onToggle = (category: string, isOpen: boolean) =>
    setOpenTopic((last) => (isOpen ? category : last === category ? null : last));
  // The questions of the open topic stand there already.
  const others = domains.filter(({ category }) => category !== openTopic);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inputError = tooLong(input);
    if (inputError) setChatError(inputError);
    else if (!isSending) void send(input);
  };

  return (
    <>
      <h1>{ways.assistant}</h1>
      <AboutSource model={model} site={site} />
      <ModelConsent model={model} site={site} />
      <div className={styles.columns}>
        <TopicSidebar {...{ domains, isSending, onToggle }} onAsk={(question) => void send(question, code)} />
        <div className={styles.talk}>
          <ConversationLog
            ref={log}
            {...{ messages, isSending, domains, site, model }}
            empty={t.empty}
            onAsk={(question) => void send(question)}
            onGuide={askGuide}
            onExit={exit}
          />
          <ChatErrorView chatError={chatError} mark="❌" onGuide={askGuide} />
          <form method="dialog" onSubmit={onSubmit} noValidate>
            <TextAreaField
              label={chat.question}
              rows={3}
              value={input}
              onChange={({ target }) => setInput(target.value)}
            />
            <ButtonRow>
              {messages.length > 0 && (
                <Button look="secondary" onClick={startAnew}>
                  {chat.startAnew}
                </Button>
              )}
              <Button type="submit" unavailable={isSending}>
                {isSending ? chat.sending : chat.send}
              </Button>
            </ButtonRow>
          </form>
          {messages.length === 0 && <FirstSuggestions {...{ domains: others, isSending }} onAsk={askSuggested} />}
        </div>
      </div>
    </>
  );
}
