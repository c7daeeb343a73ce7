import { useEffect, useRef, useState } from "react";
import type { AnswerSource } from "#core/api/advice.ts";
import type { Safety } from "#core/content-model/safety.ts";
import { detectConcern } from "#core/shared/safety/detect-concern.ts";
import { isModelFailure } from "../../ui/answer-source/model-of-page.ts";
import { BASE_LANGUAGE, type Language, type SpokenText } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";

export type Message = {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly content: SpokenText;
  /** Of words that stay in their language, whatever the page speaks. */
  readonly lang?: string;
  /** Numbers to call; only a safety message has them. */
  readonly numbers?: readonly string[];
  /** Who made an answer, as the server told; null where the guide did and nothing more is to be said. */
  readonly made?: AnswerSource | null;
  /** What an answer answers. */
  readonly question?: string;
};
/** What a question is answered with. */
export type Reply = Pick<Message, "content" | "lang" | "made">;
export type ChatProblem = {
  readonly text: SpokenText;
  readonly cause?: SpokenText;
  readonly needsLogIn?: boolean;
  /** The question that the guide can answer in place of a language model that did not. */
  readonly forGuide?: string;
};

type Options = {
  readonly safety: Safety;
  readonly ask: (question: string, how: HowToAsk) => Promise<Reply>;
  readonly problemOf: (error: unknown) => ChatProblem;
};

/** `byGuide` when the person wants no language model this time; `signal` ends when nobody waits any more. */
export type HowToAsk = { readonly byGuide: boolean; readonly signal: AbortSignal };

/** An answer of the guide or a model, which both speak English alone. */
export const englishReply = (text: string, made: AnswerSource | null = null): Reply => ({
  content: () => text,
  lang: BASE_LANGUAGE,
  made,
});

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
  const language = useLanguage();
  const waiting = useRef(new AbortController());
  // Who leaves the page waits for nothing any more.
  useEffect(() => () => waiting.current.abort(), []);

  const add = (said: Omit<Message, "id">) => {
    const message: Message = { id: nextId.current++, ...said };
    setMessages((before) => {
      // Trying again after a failure does not say the same twice.
      const last = before.at(-1);
      const isRepeated =
        said.role === "user" && last?.role === "user" && last.content(language) === said.content(language);
      return isRepeated ? before : [...before, message];
    });
  };

  /** @param words the question as the person reads it, where the guide is asked in English for them */
  const send = async (text: string, words: SpokenText = () => text.trim()) => {
    const question = text.trim();
    if (question === "" || isBusy.current) return;
    setProblem(null);
    add({ role: "user", content: words });
    const concern = detectConcern(question, safety);
    if (concern) {
      const content = ({ code }: Language) => detectConcern(question, safety, code)?.message ?? concern.message;
      add({ role: "assistant", content, numbers: concern.numbers });
      setInput("");
      return;
    }
    await answer(question, false);
  };

  /** Asks for an answer and adds it. */
  const answer = async (question: string, byGuide: boolean) => {
    const current = chat.current;
    isBusy.current = true;
    setSending(true);
    waiting.current = new AbortController();
    try {
      const reply = await ask(question, { byGuide, signal: waiting.current.signal });
      if (current !== chat.current) return;
      add({ role: "assistant", question, ...reply });
      // What was typed meanwhile is not thrown away.
      setInput((now) => (now.trim() === question ? "" : now));
    } catch (error) {
      if (current !== chat.current) return;
      const problem = problemOf(error);
      setProblem(isModelFailure(error) ? { ...problem, forGuide: question } : problem);
    } finally {
      if (current === chat.current) {
        isBusy.current = false;
        setSending(false);
      }
    }
  };

  /** Answers a question that was asked before by the guide. */
  const askGuide = async (question: string) => {
    if (isBusy.current) return;
    setProblem(null);
    await answer(question, true);
  };

  const startAnew = () => {
    chat.current++;
    waiting.current.abort();
    isBusy.current = false;
    setSending(false);
    setMessages([]);
    setInput("");
    setProblem(null);
  };

  return { messages, input, setInput, problem, setProblem, isSending, send, askGuide, startAnew };
}
