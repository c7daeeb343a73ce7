import type { SubmitEvent } from "react";
import type { SourcedReply } from "#core/api/advice.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Site } from "#core/content-model/site.ts";
import { textOf } from "#core/shared/text-of.ts";
import { askAssistant } from "../../api/coach.ts";
import { AboutSource } from "../../ui/answer-source/about-source.tsx";
import { ModelConsent } from "../../ui/answer-source/model-consent.tsx";
import { consentNow, type SiteModel } from "../../ui/answer-source/model-of-page.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { GuideLanguage } from "../../ui/guide-language.tsx";
import { sayText, useMessages } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import styles from "./chat.module.css";
import { chatProblem, tooLong } from "./chat-problem.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { conversationPlace } from "./kept-conversation.ts";
import { assistantMessages, chatMessages } from "./messages.ts";
import { ProblemView } from "./problem-view.tsx";
import { readableReply } from "./readable-reply.ts";
import { TopicSidebar } from "./topic-sidebar.tsx";
import { englishReply, type HowToAsk, type Reply, useConversation } from "./use-conversation.ts";

const PLACE = conversationPlace("assistant");

async function ask(message: string, { byGuide, signal }: HowToAsk, model: SiteModel): Promise<Reply> {
  const consent = byGuide ? null : consentNow(model);
  const answer = await askAssistant(message, { consent, signal });
  // Our server replies with an object only when the call carried consent.
  if (consent !== null && isReplyWithSource(answer)) return englishReply(answer.reply, answer.made);
  const text = readableReply(answer);
  return text === "" ? { content: (language) => assistantMessages(language).noAnswer } : englishReply(text);
}

function isReplyWithSource(answer: unknown): answer is SourcedReply {
  return typeof answer === "object" && answer !== null && "made" in answer && "reply" in answer;
}

type Props = {
  readonly domains: readonly Domain[];
  readonly site: Site;
  readonly model: SiteModel;
  /** Whether the built-in guide answers here, and not another provider's program. */
  readonly hasGuide: boolean;
};

/** The chat for everyone: topics with prepared questions beside it, and a field for the user's own. */
export function AssistantPage({ domains, site, model, hasGuide }: Props) {
  const t = useMessages(assistantMessages);
  const chat = useMessages(chatMessages);
  const ways = useMessages(navigationMessages);
  const problemOf = (error: unknown) => chatProblem((language) => assistantMessages(language).failed, error);
  const { messages, input, setInput, problem, setProblem, isSending, send, askGuide, startAnew } = useConversation({
    place: PLACE,
    safety: site.safety,
    ask: (question, how) => ask(question, how, model),
    problemOf,
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inputProblem = tooLong(input);
    if (inputProblem) setProblem(inputProblem);
    else if (!isSending) void send(input);
  };

  return (
    <>
      <h1>{ways.assistant}</h1>
      <AboutSource model={model} site={site} />
      {hasGuide && <GuideLanguage />}
      <ModelConsent model={model} site={site} />
      <div className={styles.columns}>
        <TopicSidebar
          domains={domains}
          isSending={isSending}
          onAsk={(question) => void send(textOf(question), (language) => sayText(question, language))}
        />
        <div className={styles.talk}>
          <ConversationLog messages={messages} empty={t.empty} isSending={isSending} model={model} onGuide={askGuide} />
          <ProblemView problem={problem} mark="❌" onGuide={askGuide} />
          <form onSubmit={onSubmit} noValidate>
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
        </div>
      </div>
    </>
  );
}
