import type { AnswerSource } from "#core/api/advice.ts";
import type { Site } from "#core/content-model/site.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { cardIn } from "#core/shared/safety/card-in.ts";
import { detectConcern, safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { everyWording, textOf } from "#core/shared/text-of.ts";
import { BASE_LANGUAGE, ENGLISH, type SpokenText } from "../../ui/language/language.ts";
import type { CardParts, Message, Reply } from "./message.ts";

type Said = Pick<Message, "card" | "goesOn">;
type Told = Pick<Site, "guide" | "safety">;

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

/** Returns a card with what most people ask then below it, unless other questions are offered there. */
function withOffers(reply: Reply, { guide, safety }: Told): Reply {
  const { card, lang } = reply;
  const { offers = [] } = safety.concerns.find(({ kind }) => kind === card?.kind) ?? {};
  if (!card || card.isUnsure || offers.length === 0) return reply;
  const after: SpokenText = (language) => {
    const below = card.after(language);
    if (/^- /m.test(below)) return below;
    const lines = [guide.also ?? guide.topics, ...offers].map((text) => textOf(text, lang ?? language.code));
    return `${below}\n\n${lines.join("\n- ")}`;
  };
  return { ...reply, card: { ...card, after } };
}

const isWholeCard = ({ card }: Pick<Message, "card">): boolean => card !== undefined && !card.isUnsure;

/** Returns the last safety card of a conversation, a line that only hints at one apart. */
export const lastCardOf = (messages: readonly Pick<Message, "card">[]) =>
  messages.findLast(({ card }) => card && !card.isUnsure)?.card;

/**
 * Returns a reply as it is shown after the messages of its conversation. Who hints a second time at a danger most likely
 * means it, so that its line becomes its card. After a card of the same kind another sentence that comes back to it takes the
 * place of the card: the same words again would sound like a machine that does not listen.
 */
export function replyInConversation(reply: Reply, earlier: readonly Said[], site: Told): Reply {
  const last = lastCardOf(earlier);
  const whole = wholeCardIfRepeated(reply, earlier, site);
  const goesOn = last && comingBack(last.kind, earlier, site);
  if (!goesOn) return withOffers(whole, site);
  const { card } = whole;
  if (card) return card.kind === last.kind ? cardInOtherWords(whole, card, goesOn, site) : withOffers(whole, site);
  return namesWhomToCall(whole, site)
    ? whole
    : { ...whole, goesOn: ({ code }) => filledIn(goesOn, whole.lang ?? code, site) };
}

/** Returns the sentence that comes back to a card of a kind next: each in turn. */
function comingBack(kind: string, earlier: readonly Said[], { safety }: Told): Text | undefined {
  const { goesOn = [] } = safety.concerns.find((concern) => concern.kind === kind) ?? {};
  const said = earlier.filter((one) => one.goesOn || isWholeCard(one)).length - 1;
  return goesOn[said % goesOn.length];
}

const filledIn = (text: Text, language: string, { safety }: Told): string =>
  fillIn(textOf(text, language), numbersOf(safety));

function cardInOtherWords(reply: Reply, card: CardParts, words: Text, { safety }: Told): Reply {
  const { message, numbers } = safetyWord({ kind: card.kind, message: words }, safety, reply.lang);
  return {
    ...reply,
    content: ({ code }) =>
      reply.lang ? message : safetyWord({ kind: card.kind, message: words }, safety, code).message,
    card: { ...card, numbers },
  };
}

/** Returns whether an answer says whom to call, the line apart that ends every answer. */
function namesWhomToCall(reply: Reply, { guide, safety }: Told): boolean {
  const numbers = numbersOf(safety);
  const standing = everyWording(guide.standing ?? "").map((words) => fillIn(words, numbers));
  const said = standing.reduce((text, line) => text.replace(line, ""), reply.content(ENGLISH));
  return Object.values(numbers).some((number) => said.includes(number));
}

/**
 * Returns a reply that is only a line about a concern as the whole card where the same conversation had a card or a line
 * about that concern before.
 */
export function wholeCardIfRepeated(reply: Reply, earlier: readonly Said[], { guide, safety }: Told): Reply {
  const { card, lang } = reply;
  const concern = safety.concerns.find(({ kind }) => kind === card?.kind);
  const isRepeated = earlier.some((one) => one.card?.kind === concern?.kind);
  if (!card?.isUnsure || !concern || !isRepeated) return reply;
  const { message, numbers } = safetyWord(concern, safety, lang);
  // That the guide has found nothing, and a list of topics, would be all that is left of a card below it.
  const after: SpokenText = (language) => {
    const text = card.after(language);
    const hasFoundNothing = everyWording(guide.unknown).some((words) => text.includes(words));
    return hasFoundNothing ? filledIn(guide.standing ?? "", lang ?? language.code, { guide, safety }) : text;
  };
  return { ...reply, content: () => message, card: { ...card, numbers, isUnsure: false, after } };
}

/**
 * Returns the card for a question with a phrase of danger, in the language of the page. It needs no connection.
 * @returns null when the question has no such phrase
 */
export function cardFor(question: string, site: Told): Reply | null {
  const { guide, safety } = site;
  const concern = detectConcern(question, safety);
  if (!concern) return null;
  const { standing } = guide;
  return {
    content: ({ code }) => detectConcern(question, safety, code)?.message ?? concern.message,
    card: {
      kind: concern.kind,
      numbers: concern.numbers,
      after: ({ code }) => filledIn(standing ?? "", code, site),
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
