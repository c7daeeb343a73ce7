import type { AnswerSource } from "#core/api/advice.ts";
import type { Danger, SafetyNumbers } from "#core/content-model/safety.ts";
import { detectConcern } from "#core/shared/safety/detect-concern.ts";
import { takePreparedPrompt } from "../../browser/prepared-prompt.ts";
import { type TabPlace, tabPlace } from "../../browser/tab-storage.ts";
import type { Language } from "../../ui/language/language.ts";
import { isWholeCard, type Message } from "./message.ts";

/** A message in the words in which it was shown. */
type KeptMessage = Pick<Message, "role" | "lang" | "question"> & {
  readonly text: string;
  readonly made?: AnswerSource | null;
};
type Conversation = { readonly messages: readonly KeptMessage[]; readonly input: string };

export type ConversationPlace = TabPlace<Conversation>;

const placeOf = (name: string): ConversationPlace =>
  tabPlace(`chat.${name}`, (kept): Conversation | null => {
    const { messages, input } = Object(kept) as Partial<Conversation>;
    const isWhole = Array.isArray(messages) && messages.every(isMessage) && typeof input === "string";
    return isWhole ? { messages, input } : null;
  });

const isMessage = (kept: unknown): boolean => {
  const { role, text } = Object(kept) as Partial<KeptMessage>;
  return (role === "user" || role === "assistant") && typeof text === "string";
};

/** The place of each chat in this tab. */
export const conversationPlaces = { advice: placeOf("advice"), assistant: placeOf("assistant") };

/** Removes all that this tab holds of both chats, and a question that was prepared for one. */
export function dropConversations(): void {
  for (const place of Object.values(conversationPlaces)) place.drop();
  takePreparedPrompt();
}

/** Returns the messages that were kept, to be shown again. */
export const shownAgain = (kept: readonly KeptMessage[]): Message[] =>
  kept.map(({ text, ...message }, id) => ({ ...message, id, content: () => text }));

/**
 * Keeps a conversation until the tab closes. A message that raised a safety card is never kept, and neither is the card, nor
 * what follows a whole one: whoever sits here next must not find it. The server may raise one for words that the browser does
 * not know, so a question is kept only once it has an answer that is none.
 */
export function keepConversation(
  place: ConversationPlace,
  { messages, input }: { readonly messages: readonly Message[]; readonly input: string },
  safety: Danger & SafetyNumbers,
  language: Language,
): void {
  const answered = new Set(messages.flatMap(({ role, card, question }) => (role === "user" || card ? [] : question)));
  const first = messages.findIndex(isWholeCard);
  const calm = first < 0 ? messages : messages.slice(0, first);
  const shown = calm.flatMap(({ id, content, card, hasRaisedCard, goesOn, ...message }) => {
    const text = content(language);
    if (card || hasRaisedCard) return [];
    const isAsked = message.role === "user";
    return isAsked && (!answered.has(text) || detectConcern(text, safety)) ? [] : [{ ...message, text }];
  });
  if (shown.length === 0 && input === "") place.drop();
  else place.keep({ messages: shown, input });
}
