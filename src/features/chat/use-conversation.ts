import { useRef, useState } from "react";
import type { Safety } from "#core/contracts/safety.ts";
import { detectConcern } from "#core/safety/detect-concern.ts";
import { BASE_LANGUAGE, language, type Spoken } from "../../ui/language/language.ts";

export type Message = {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly content: Spoken;
  /** Of words that stay in their language, whatever the page speaks. */
  readonly lang?: string;
  /** Numbers to call; only a safety message has them. */
  readonly numbers?: readonly string[];
};
/** What a question is answered with. */
export type Reply = Pick<Message, "content" | "lang">;
export type ChatProblem = { readonly text: Spoken; readonly cause?: Spoken; readonly needsLogIn?: boolean };

type Options = {
  readonly safety: Safety;
  readonly ask: (question: string) => Promise<Reply>;
  readonly problemOf: (error: unknown) => ChatProblem;
};

/** An answer of the guide, which knows English alone. */
export const guideReply = (text: string): Reply => ({ content: () => text, lang: BASE_LANGUAGE });

/**
 * One conversation. What sounds like an emergency is answered here and at once, and is not sent anywhere:
 * this works without a connection, and nobody waits for help. A reply that comes after a new chat was
 * started is dropped.
 */
export function useConversation({ safety, ask, problemOf }: Options) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [input, setInput] = useState("");
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const chat = useRef(0);
  const isBusy = useRef(false);
  const nextId = useRef(0);

  const add = (said: Omit<Message, "id">) => {
    const message: Message = { id: nextId.current++, ...said };
    setMessages((before) => {
      // Trying again after a failure does not say the same twice.
      const last = before.at(-1);
      const isRepeated = said.role === "user" && last?.role === "user" && last.content() === said.content();
      return isRepeated ? before : [...before, message];
    });
  };

  /** @param words the question as the person reads it, where the guide is asked in English for them */
  const send = async (text: string, words: Spoken = () => text.trim()) => {
    const question = text.trim();
    if (question === "" || isBusy.current) return;
    setProblem(null);
    add({ role: "user", content: words });
    const concern = detectConcern(question, safety);
    if (concern) {
      const content = () => detectConcern(question, safety, language.get())?.message ?? concern.message;
      add({ role: "assistant", content, numbers: concern.numbers });
      setInput("");
      return;
    }
    const current = chat.current;
    isBusy.current = true;
    setSending(true);
    try {
      const reply = await ask(question);
      if (current !== chat.current) return;
      add({ role: "assistant", ...reply });
      // What was typed meanwhile is not thrown away.
      setInput((now) => (now.trim() === question ? "" : now));
    } catch (error) {
      if (current === chat.current) setProblem(problemOf(error));
    } finally {
      if (current === chat.current) {
        isBusy.current = false;
        setSending(false);
      }
    }
  };

  const startAnew = () => {
    chat.current++;
    isBusy.current = false;
    setSending(false);
    setMessages([]);
    setInput("");
    setProblem(null);
  };

  return { messages, input, setInput, problem, setProblem, isSending, send, startAnew };
}
