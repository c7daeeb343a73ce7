import type { AnswerSource } from "#core/api/advice.ts";
import type { Safety } from "#core/content-model/safety.ts";
import { detectConcern } from "#core/shared/safety/detect-concern.ts";
import { type TabPlace, tabPlace } from "../../browser/tab-storage.ts";
import type { Language } from "../../ui/language/language.ts";
import type { Message } from "./message.ts";

/** A message in the words in which it was shown. */
type KeptMessage = Pick<Message, "role" | "lang" | "question"> & {
  readonly text: string;
  readonly made?: AnswerSource | null;
};
type Conversation = { readonly messages: readonly KeptMessage[]; readonly input: string };

export type ConversationPlace = TabPlace<Conversation>;

/** Returns the place of one chat in this tab. */
export const conversationPlace = (name: string): ConversationPlace =>
  tabPlace(`chat.${name}`, (kept): Conversation | null => {
    const { messages, input } = Object(kept) as Partial<Conversation>;
    const isWhole = Array.isArray(messages) && messages.every(isMessage) && typeof input === "string";
    return isWhole ? { messages, input } : null;
  });

const isMessage = (kept: unknown): boolean => {
  const { role, text } = Object(kept) as Partial<KeptMessage>;
  return (role === "user" || role === "assistant") && typeof text === "string";
};

/** Returns the messages that were kept, to be shown again. */
export const shownAgain = (kept: readonly KeptMessage[]): Message[] =>
  kept.map(({ text, ...message }, id) => ({ ...message, id, content: () => text }));

/**
 * Keeps a conversation until the tab closes. A message that raised a safety card is never kept, and neither is the
 * card: whoever sits here next must not find it.
 */
export function keepConversation(
  place: ConversationPlace,
  { messages, input }: { readonly messages: readonly Message[]; readonly input: string },
  safety: Safety,
  language: Language,
): void {
  const shown = messages.flatMap(({ id, content, numbers, ...message }) => {
    const text = content(language);
    const isCard = numbers !== undefined;
    return isCard || (message.role === "user" && detectConcern(text, safety)) ? [] : [{ ...message, text }];
  });
  if (shown.length === 0 && input === "") place.drop();
  else place.keep({ messages: shown, input });
}
