import type { SubmitEvent } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { Site } from "#core/contracts/site.ts";
import { askAssistant } from "../../api/coach.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import styles from "./chat.module.css";
import { chatProblem, tooLong } from "./chat-problem.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { ProblemView } from "./problem-view.tsx";
import { readableReply } from "./readable-reply.ts";
import { TopicSidebar } from "./topic-sidebar.tsx";
import { useConversation } from "./use-conversation.ts";

const FAILED = "Failed to fetch response";
const EMPTY = "No messages yet. Choose a topic, or write your own question.";

async function ask(message: string): Promise<string> {
  return readableReply(await askAssistant(message)) || "There was no answer to this. Please ask in other words.";
}

type Props = { readonly domains: readonly Domain[]; readonly site: Site };

/** The open chat: topics with ready questions beside it, and room for one's own. */
export function AssistantPage({ domains, site }: Props) {
  const problemOf = (error: unknown) => chatProblem(FAILED, error);
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
      <h1>Healthy Life Assistant</h1>
      <p>{textOf(site.guide.about)}</p>
      <div className={styles.columns}>
        <TopicSidebar domains={domains} isSending={isSending} onAsk={send} />
        <div className={styles.talk}>
          <ConversationLog messages={messages} empty={EMPTY} isSending={isSending} />
          <ProblemView problem={problem} mark="❌" />
          <form onSubmit={onSubmit} noValidate>
            <TextAreaField
              label="Your question"
              rows={3}
              value={input}
              onChange={({ target }) => setInput(target.value)}
            />
            <ButtonRow>
              <Button type="submit" unavailable={isSending}>
                {isSending ? "Sending..." : "Send"}
              </Button>
            </ButtonRow>
          </form>
        </div>
      </div>
    </>
  );
}
