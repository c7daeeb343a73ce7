import { useEffect, useRef, useState } from "react";
import type { AnswerSource } from "#core/api/advice.ts";
import type { Safety } from "#core/content-model/safety.ts";
import { detectConcern } from "#core/shared/safety/detect-concern.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { isModelFailure } from "../../ui/answer-source/model-of-page.ts";
import { BASE_LANGUAGE, type Language, type SpokenText } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";
import { type ConversationPlace, keepConversation, shownAgain } from "./kept-conversation.ts";
import type { Message } from "./message.ts";

/** The reply to a question. */
export type Reply = Pick<Message, "content" | "lang" | "made">;
export type ChatProblem = {
  readonly text: SpokenText;
  readonly cause?: SpokenText;
  readonly needsLogIn?: boolean;
  /** The question that the guide can answer after a language model failed to. */
  readonly forGuide?: string;
};

type Options = {
  /** Where the conversation outlasts a reload. */
  readonly place: ConversationPlace;
  readonly safety: Safety;
  readonly ask: (question: string, how: HowToAsk) => Promise<Reply>;
  readonly problemOf: (error: unknown) => ChatProblem;
};

/**
 * `byGuide` is true when the user wants no language model for this question. `signal` aborts when nobody waits any
 * more.
 */
export type HowToAsk = { readonly byGuide: boolean; readonly signal: AbortSignal };

/** Returns an answer of the guide or a model. Both speak only English. */
export const englishReply = (text: string, made: AnswerSource | null = null): Reply => ({
  content: () => text,
  lang: BASE_LANGUAGE,
  made,
});

/**
 * Holds one conversation. A question that sounds like an emergency is answered here at once and is never sent: this
 * works offline, and nobody has to wait for help. A reply that arrives after a new chat was started is dropped.
 */
export function useConversation({ place, safety, ask, problemOf }: Options) {
  const [kept] = useState(place.read);
  const [messages, setMessages] = useState<readonly Message[]>(() => shownAgain(kept?.messages ?? []));
  const [input, setInput] = useState(kept?.input ?? "");
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const chat = useRef(0);
  const isBusy = useRef(false);
  const nextId = useRef(messages.length);
  const language = useLanguage();
  const waiting = useRef(new AbortController());
  // Leaving the page aborts the pending question.
  useEffect(() => () => waiting.current.abort(), []);

  // What raised concern stays out of the store until the field is empty, so that no part of it is kept either.
  const isWithheld = useRef(false);
  useEffect(() => {
    isWithheld.current = input !== "" && (isWithheld.current || detectConcern(input, safety) !== null);
    keepConversation(place, { messages, input: isWithheld.current ? "" : input }, safety, language);
  }, [place, messages, input, safety, language]);

  const userId = useCurrentUserId();
  const lastUserId = useRef(userId);
  useEffect(() => {
    const isAnotherPerson = lastUserId.current !== null && lastUserId.current !== userId;
    lastUserId.current = userId;
    if (isAnotherPerson) startAnew();
  }, [userId]);

  const add = (said: Omit<Message, "id">) => {
    const message: Message = { id: nextId.current++, ...said };
    setMessages((before) => {
      // Trying again after a failure does not add the same question twice.
      const last = before.at(-1);
      const isRepeated =
        said.role === "user" && last?.role === "user" && last.content(language) === said.content(language);
      return isRepeated ? before : [...before, message];
    });
  };

  /** @param words the question in the page's language, when the guide is asked in English */
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

  /** Requests an answer and adds it. */
  const answer = async (question: string, byGuide: boolean) => {
    const current = chat.current;
    isBusy.current = true;
    setSending(true);
    waiting.current = new AbortController();
    try {
      const reply = await ask(question, { byGuide, signal: waiting.current.signal });
      if (current !== chat.current) return;
      add({ role: "assistant", question, ...reply });
      // Text typed meanwhile is kept.
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

  /** Has the guide answer an earlier question. */
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
