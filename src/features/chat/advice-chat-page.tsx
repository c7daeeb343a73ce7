import { type SubmitEvent, useEffect, useRef } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { Site } from "#core/contracts/site.ts";
import { askForAdvice } from "../../api/coach.ts";
import { takePreparedPrompt } from "../../browser/prepared-prompt.ts";
import { currentToken } from "../../browser/session.ts";
import { useCurrentToken } from "../../browser/use-stored.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { chatProblem, tooLong } from "./chat-problem.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { GuestWord } from "./guest-word.tsx";
import { ProblemView } from "./problem-view.tsx";
import { useConversation } from "./use-conversation.ts";

const FAILED = "Failed to generate AI advice. Please try again.";
const EMPTY = { text: "Prompt cannot be empty.", cause: "" };

async function ask(question: string): Promise<string> {
  const { advice } = await askForAdvice(question, currentToken() ?? "");
  if (typeof advice !== "string") throw new Error("no advice in the reply");
  return advice;
}

/** Advice in conversation, for people who are logged in. It may open with a prepared question. */
export function AdviceChatPage({ site }: { readonly site: Site }) {
  const isGuest = useCurrentToken() === null;
  const problemOf = (error: unknown) => chatProblem(FAILED, error);
  const { messages, input, setInput, problem, setProblem, isSending, send, startAnew } = useConversation({
    safety: site.safety,
    ask,
    problemOf,
  });
  const form = useRef<HTMLFormElement>(null);
  const focusQuestion = () => form.current?.querySelector("textarea")?.focus();

  useEffect(() => {
    // A guest logs in first; the question waits until then.
    const prepared = isGuest ? null : takePreparedPrompt();
    if (prepared !== null) setInput(prepared);
  }, [isGuest, setInput]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const refused = input.trim() === "" ? EMPTY : tooLong(input);
    if (!refused) return void send(input);
    setProblem(refused);
    focusQuestion();
  };

  return (
    <>
      <h1>AI-Driven Advice</h1>
      <p>{textOf(site.guide.about)}</p>
      {isGuest && <GuestWord />}
      {(!isGuest || messages.length > 0) && (
        <ConversationLog
          messages={messages}
          empty="No messages yet. Write your question below, in your own words."
          isSending={isSending}
        />
      )}
      <ProblemView problem={problem === EMPTY ? null : problem} />
      {!isGuest && (
        <form ref={form} onSubmit={onSubmit} noValidate>
          <TextAreaField
            label="Your question"
            hint="For example: I wake up early. What could help me?"
            rows={6}
            value={input}
            onChange={({ target }) => setInput(target.value)}
            error={problem === EMPTY ? EMPTY.text : undefined}
          />
          <ButtonRow>
            <Button
              look="secondary"
              onClick={() => {
                startAnew();
                focusQuestion();
              }}
            >
              Start New Chat
            </Button>
            <Button type="submit" unavailable={isSending}>
              {isSending ? "Sending..." : "Send"}
            </Button>
          </ButtonRow>
        </form>
      )}
    </>
  );
}
