import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { detectConcern } from "#core/shared/safety/detect-concern.ts";
import { leaveSite } from "../../browser/leave-site.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";
import { isModelFailure } from "../../ui/answer-source/model-of-page.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";
import type { ChatSite } from "./chat-site.ts";
import { type ConversationPlace, dropConversations, keepConversation, shownAgain } from "./kept-conversation.ts";
import { isWholeCard, type Message, questionsBefore, type Reply } from "./message.ts";
import { lastCardOf, replyInConversation } from "./reply-in-conversation.ts";
import { cardFor } from "./reply-of.ts";

export type ChatError = {
  readonly text: SpokenText;
  readonly cause?: SpokenText;
  readonly needsLogIn?: boolean;
  /** The question that the guide can answer after a language model failed to. */
  readonly forGuide?: string;
};

type Options = {
  /** Where the conversation outlasts a reload. */
  readonly place: ConversationPlace;
  readonly site: ChatSite;
  /** Whether the built-in guide answers here, and not another provider's program. */
  readonly hasGuide: boolean;
  readonly ask: (question: string, how: HowToAsk) => Promise<Reply>;
  readonly errorOf: (error: unknown) => ChatError;
};

export type HowToAsk = {
  /** Whether the person wants no language model for this question. */
  readonly byGuide: boolean;
  /** What the same person asked before, one question a line. */
  readonly before: string | undefined;
  /** The kind of the safety card that the conversation had last. */
  readonly after: string | undefined;
  /** The language of the page. */
  readonly language: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
};

/** How long a card that is read may still grow, in ms. */
const PATIENCE_MS = 10_000;

/** Where "Exit this page" leads on a site that names no other place. */
const EMPTY_PAGE = "about:blank";

/**
 * Holds one conversation. A question with a phrase of danger is answered here at once: this works offline, and nobody has to
 * wait for help. The guide of this site is asked what to do until then; a provider never learns of such a question. A reply
 * that arrives after a new chat was started is dropped.
 */
export function useConversation({ place, site, hasGuide, ask, errorOf }: Options) {
  const { safety } = site;
  const [kept] = useState(place.read);
  const [messages, setMessages] = useState<readonly Message[]>(() => shownAgain(kept?.messages ?? []));
  const [input, setInput] = useState(kept?.input ?? "");
  const [chatError, setChatError] = useState<ChatError | null>(null);
  const [isSending, setSending] = useState(false);
  const chat = useRef(0);
  const isBusy = useRef(false);
  const nextId = useRef(messages.length);
  const language = useLanguage();
  /** One for each chat: it aborts whatever of it is under way. */
  const waiting = useRef(new AbortController());
  useEffect(() => () => waiting.current.abort(), []);

  // What raised concern stays out of the store until the field is empty, so that no part of it is kept either. What is
  // on its way stays out too: only its answer tells. After a card nothing is kept. The tab may be gone before the next
  // frame, so nothing waits for one.
  const isWithheld = useRef(false);
  useLayoutEffect(() => {
    isWithheld.current = input !== "" && (isWithheld.current || detectConcern(input, safety) !== null);
    const isHidden = isWithheld.current || isSending || messages.some(isWholeCard);
    keepConversation(place, { messages, input: isHidden ? "" : input }, safety, language);
  }, [place, messages, input, isSending, safety, language]);

  const userId = useCurrentUserId();
  const lastUserId = useRef(userId);
  useEffect(() => {
    const isAnotherPerson = lastUserId.current !== null && lastUserId.current !== userId;
    lastUserId.current = userId;
    if (isAnotherPerson) startAnew();
  }, [userId]);

  const add = (said: Omit<Message, "id">): number => {
    const message: Message = { id: nextId.current++, ...said };
    setMessages((before) => {
      // Trying again after a failure does not add the same question twice.
      const last = before.at(-1);
      const isRepeated =
        said.role === "user" && last?.role === "user" && last.content(language) === said.content(language);
      return isRepeated ? before : [...before, message];
    });
    return message.id;
  };
  const addCard = (question: string, reply: Reply) => {
    setMessages((before) =>
      before.map((said) =>
        said.role === "user" && said.content(language) === question ? { ...said, hasRaisedCard: true } : said,
      ),
    );
    return add({ role: "assistant", question, ...reply });
  };

  /** @param lang the language of a question that was suggested */
  const send = async (text: string, lang?: string) => {
    const question = text.trim();
    if (question === "" || isBusy.current) return;
    setChatError(null);
    add({ role: "user", content: () => question, ...(lang ? { lang } : {}) });
    const card = cardFor(question, site);
    if (!card) return answer(question, false);
    const shown = addCard(question, replyInConversation(card, messages, site));
    setInput("");
    if (hasGuide) void completeCard(shown, question);
  };

  /** Adds below a card of the browser what the guide says with it, such as what to do until help comes. */
  const completeCard = async (shown: number, question: string) => {
    const current = chat.current;
    const began = performance.now();
    const { signal } = waiting.current;
    const after = lastCardOf(messages)?.kind;
    const asking = { byGuide: true, before: undefined, after, language: language.code, signal };
    // The card stands without it.
    const said = await ask(question, asking).catch(() => null);
    const whole = said && replyInConversation(said, messages, site);
    const told = whole?.card;
    const isLate = performance.now() - began > PATIENCE_MS;
    if (!told || told.isUnsure || isLate || current !== chat.current) return;
    setMessages((before) => {
      const last = before.at(-1);
      const isThere = last?.id === shown && last.card?.kind === told.kind;
      return isThere ? [...before.slice(0, -1), { ...last, ...whole }] : before;
    });
  };

  /** Requests an answer and adds it. */
  const answer = async (question: string, byGuide: boolean) => {
    const current = chat.current;
    isBusy.current = true;
    setSending(true);
    try {
      const before = questionsBefore(messages, question);
      const after = lastCardOf(messages)?.kind;
      const { signal } = waiting.current;
      const said = await ask(question, { byGuide, before, after, language: language.code, signal });
      const reply = replyInConversation(said, messages, site);
      if (current !== chat.current) return;
      if (reply.card) {
        isWithheld.current = true;
        addCard(question, reply);
      } else add({ role: "assistant", question, ...reply });
      // Text typed meanwhile is kept.
      setInput((now) => (now.trim() === question ? "" : now));
    } catch (error) {
      if (current !== chat.current) return;
      const chatError = errorOf(error);
      setChatError(isModelFailure(error) ? { ...chatError, forGuide: question } : chatError);
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
    setChatError(null);
    await answer(question, true);
  };

  const startAnew = () => {
    chat.current++;
    waiting.current.abort();
    waiting.current = new AbortController();
    isBusy.current = false;
    setSending(false);
    setMessages([]);
    setInput("");
    setChatError(null);
  };

  /** Empties both chats of this tab and leaves the site. */
  const exit = () => {
    dropConversations();
    startAnew();
    leaveSite(safety.exit ?? EMPTY_PAGE);
  };

  return { messages, input, setInput, chatError, setChatError, isSending, send, askGuide, startAnew, exit };
}
