import { useStore } from "@nanostores/react";
import type { SubmitEvent } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { Site } from "#core/contracts/site.ts";
import { askAssistant } from "../../api/coach.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { GuideLanguage } from "../../ui/guide-language.tsx";
import { sayText, useText } from "../../ui/language/use-text.ts";
import { wayMessages } from "../../ui/messages.ts";
import styles from "./chat.module.css";
import { chatProblem, tooLong } from "./chat-problem.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { assistantMessages, chatMessages } from "./messages.ts";
import { ProblemView } from "./problem-view.tsx";
import { readableReply } from "./readable-reply.ts";
import { TopicSidebar } from "./topic-sidebar.tsx";
import { guideReply, type Reply, useConversation } from "./use-conversation.ts";

async function ask(message: string): Promise<Reply> {
  const text = readableReply(await askAssistant(message));
  return text === "" ? { content: () => assistantMessages.get().noAnswer } : guideReply(text);
}

type Props = { readonly domains: readonly Domain[]; readonly site: Site };

/** The open chat: topics with ready questions beside it, and room for one's own. */
export function AssistantPage({ domains, site }: Props) {
  const t = useStore(assistantMessages);
  const chat = useStore(chatMessages);
  const ways = useStore(wayMessages);
  const say = useText();
  const problemOf = (error: unknown) => chatProblem(() => assistantMessages.get().failed, error);
  const { messages, input, setInput, problem, setProblem, isSending, send } = useConversation({
    safety: site.safety,
    ask,
    problemOf,
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = tooLong(input);
    if (refused) setProblem(refused);
    else if (!isSending) void send(input);
  };

  return (
    <>
      <h1>{ways.assistant}</h1>
      <p>{say(site.guide.about)}</p>
      <GuideLanguage />
      <div className={styles.columns}>
        <TopicSidebar
          domains={domains}
          isSending={isSending}
          onAsk={(question) => void send(textOf(question), () => sayText(question))}
        />
        <div className={styles.talk}>
          <ConversationLog messages={messages} empty={t.empty} isSending={isSending} />
          <ProblemView problem={problem} mark="❌" />
          <form onSubmit={onSubmit} noValidate>
            <TextAreaField
              label={chat.question}
              rows={3}
              value={input}
              onChange={({ target }) => setInput(target.value)}
            />
            <ButtonRow>
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
