import type { AnswerSource } from "#core/api/advice.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { cardIn } from "#core/shared/safety/card-in.ts";
import { detectConcern, safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { everyWording, textOf } from "#core/shared/text-of.ts";
import { BASE_LANGUAGE, ENGLISH, type SpokenText } from "../../ui/language/language.ts";
import type { Message, Reply } from "./message.ts";

/**
 * Returns a reply of the server as it is shown. One that begins with a safety message is a card, like those that the
 * browser shows by itself.
 * @param language of the page, when the question was asked
 */
export function replyOf(text: string, made: AnswerSource | null, site: Site, language: string): Reply {
  const card = cardIn(text, site.safety, site.languages[0]?.code ?? BASE_LANGUAGE);
  if (!card) return { content: () => text, lang: languageOfReply(text, site, language), made };
  const { kind, message, numbers, isUnsure } = card;
  const after = text.trimStart().slice(message.length).trim();
  return { content: () => message, lang: card.language, card: { kind, numbers, isUnsure, after: () => after } };
}

/** Returns the last safety card of a conversation, a line that only hints at one apart. */
export const lastCardOf = (messages: readonly Pick<Message, "card">[]) =>
  messages.findLast(({ card }) => card && !card.isUnsure)?.card;

/** Returns a reply as it is shown after the messages of its conversation. */
export function replyInConversation(
  reply: Reply,
  earlier: readonly Pick<Message, "card" | "goesOn" | "role">[],
  site: Pick<Site, "guide" | "safety">,
): Reply {
  const whole = wholeCardIfRepeated(reply, earlier, site);
  const last = lastCardOf(earlier);
  if (!last) return whole;
  const after = replyAfterCard(whole, last.kind, site);
  // The same sentence above each answer would sound like a machine that does not listen; no sentence at all, like none.
  const { goesOn: _saidJustNow, ...withoutIt } = after;
  const isSaid = earlier.findLast(({ role }) => role === "assistant")?.goesOn !== undefined;
  return isSaid && !hasFoundNothing(whole.content(ENGLISH), site) ? withoutIt : after;
}

/** Returns whether a reply of the guide says in any language that it found nothing. */
function hasFoundNothing(text: string, { guide, safety }: Pick<Site, "guide" | "safety">): boolean {
  const numbers = numbersOf(safety);
  return everyWording(guide.unknown).some((words) => text.includes(fillIn(words, numbers)));
}

/**
 * Returns a reply that is only a line about a concern as the whole card where the same conversation had a card or a line
 * about that concern before: who hints twice most likely means it.
 */
export function wholeCardIfRepeated(
  reply: Reply,
  earlier: readonly Pick<Message, "card">[],
  { safety }: Pick<Site, "safety">,
): Reply {
  const { card, lang } = reply;
  const concern = safety.concerns.find(({ kind }) => kind === card?.kind);
  const isRepeated = earlier.some((one) => one.card?.kind === concern?.kind);
  if (!card?.isUnsure || !concern || !isRepeated) return reply;
  const { message, numbers } = safetyWord(concern, safety, lang);
  return { ...reply, content: () => message, card: { ...card, numbers, isUnsure: false } };
}

/**
 * Returns a reply as it is shown after a safety card in the same conversation: it first comes back to what the card was
 * about. Where the guide has found nothing, it says nothing else but whom to call.
 * @param kind of the concern that the card was about
 */
export function replyAfterCard(reply: Reply, kind: string, site: Pick<Site, "guide" | "safety">): Reply {
  const { guide, safety } = site;
  const goesOn = safety.concerns.find((concern) => concern.kind === kind)?.goesOn;
  if (reply.card || !goesOn) return reply;
  const numbers = numbersOf(safety);
  const say = (text: Text | undefined, language: string) => fillIn(textOf(text ?? "", reply.lang ?? language), numbers);
  const content: SpokenText = (language) => {
    const text = reply.content(language);
    return hasFoundNothing(text, site) ? say(guide.standing, language.code) : text;
  };
  return { ...reply, content, goesOn: ({ code }) => say(goesOn, code) };
}

/**
 * Returns the card for a question with a phrase of danger, in the language of the page. It needs no connection.
 * @returns null when the question has no such phrase
 */
export function cardFor(question: string, { guide, safety }: Pick<Site, "guide" | "safety">): Reply | null {
  const concern = detectConcern(question, safety);
  if (!concern) return null;
  const { standing } = guide;
  return {
    content: ({ code }) => detectConcern(question, safety, code)?.message ?? concern.message,
    card: {
      kind: concern.kind,
      numbers: concern.numbers,
      after: ({ code }) => (standing ? fillIn(textOf(standing, code), numbersOf(safety)) : ""),
    },
  };
}

/**
 * Returns the language of a reply, so that it is read aloud in the right voice. The guide answers in the language of
 * the question, which need not be the page's: the sentences that stand in every reply tell it.
 * @param fallback the language of a reply without any of them, such as one of a provider
 */
function languageOfReply(text: string, { guide, languages, safety }: Site, fallback: string): string {
  const numbers = numbersOf(safety);
  const sentences = [guide.standing, guide.about, guide.unknown].filter((sentence) => sentence !== undefined);
  const found = languages.find(({ code }) =>
    sentences.some((sentence) => text.includes(fillIn(textOf(sentence, code), numbers))),
  );
  return found?.code ?? fallback;
}
