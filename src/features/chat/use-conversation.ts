import { useRef, useState } from "react";
import type { Safety } from "#core/contracts/safety.ts";
import { detectConcern } from "#core/safety/detect-concern.ts";

export type Message = {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** Numbers to call; only a safety message has them. */
  readonly numbers?: readonly string[];
};
export type ChatProblem = { readonly text: string; readonly cause: string; readonly needsLogIn?: boolean };

type Options = {
  readonly safety: Safety;
  /** Sends the question and gives the reply's text. */
  readonly ask: (question: string) => Promise<string>;
  readonly problemOf: (error: unknown) => ChatProblem;
};

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

  const add = (role: Message["role"], content: string, numbers?: readonly string[]) => {
    const message: Message = { id: nextId.current++, role, content, ...(numbers ? { numbers } : {}) };
    setMessages((before) => {
      // Trying again after a failure does not say the same twice.
      const last = before.at(-1);
      const isRepeated = role === "user" && last?.role === "user" && last.content === content;
      return isRepeated ? before : [...before, message];
    });
  };

  const send = async (text: string) => {
    const question = text.trim();
    if (question === "" || isBusy.current) return;
    setProblem(null);
    add("user", question);
    const concern = detectConcern(question, safety);
    if (concern) {
      add("assistant", concern.message, concern.numbers);
      setInput("");
      return;
    }
    const current = chat.current;
    isBusy.current = true;
    setSending(true);
    try {
      const reply = await ask(question);
      if (current !== chat.current) return;
      add("assistant", reply);
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
