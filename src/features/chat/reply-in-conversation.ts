import type { Site } from "#core/content-model/site.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { everyWording, textOf } from "#core/shared/text-of.ts";
import { ENGLISH, type SpokenText } from "../../ui/language/language.ts";
import type { CardParts, Message, Reply } from "./message.ts";

type Said = Pick<Message, "card" | "goesOn">;
type Told = Pick<Site, "guide" | "safety">;

const isWholeCard = ({ card }: Pick<Message, "card">): boolean => card !== undefined && !card.isUnsure;

/** Returns the last safety card of a conversation, a line that only hints at one apart. */
export const lastCardOf = (messages: readonly Pick<Message, "card">[]) =>
  messages.findLast(({ card }) => card && !card.isUnsure)?.card;

/**
 * Returns a reply as it is shown after the messages of its conversation. Before any card, who hints a second time at a
 * danger most likely means it, so that its line becomes its card. After a card, one of the same kind gets another sentence
 * that comes back to it in its place, since the same words again would sound like a machine that does not listen, and an
 * answer that names nobody to call gets it above.
 */
export function replyInConversation(reply: Reply, earlier: readonly Said[], site: Told): Reply {
  const last = lastCardOf(earlier);
  const goesOn = last && comingBack(last.kind, earlier, site);
  if (!goesOn) return withOffers(wholeCardIfRepeated(reply, earlier, site), site);
  const { card, lang } = reply;
  if (card?.kind === last.kind) return cardInOtherWords(reply, card, goesOn, site);
  if (card && !card.isUnsure) return withOffers(reply, site);
  const comesBack: SpokenText = ({ code }) => filledIn(goesOn, lang ?? code, site);
  if (namesWhomToCall(card ? card.after(ENGLISH) : reply.content(ENGLISH), site)) return reply;
  if (!card) return { ...reply, goesOn: comesBack };
  const after: SpokenText = (language) => `${comesBack(language)}\n\n${card.after(language)}`;
  return { ...reply, card: { ...card, after } };
}

/** Returns the sentence that comes back to a card of a kind next: each in turn. */
function comingBack(kind: string, earlier: readonly Said[], { safety }: Told): Text | undefined {
  const { goesOn = [] } = safety.concerns.find((concern) => concern.kind === kind) ?? {};
  const said = earlier.filter((one) => one.goesOn || isWholeCard(one)).length - 1;
  return goesOn[said % goesOn.length];
}

const filledIn = (text: Text, language: string, { safety }: Pick<Told, "safety">): string =>
  fillIn(textOf(text, language), numbersOf(safety));

function cardInOtherWords(reply: Reply, card: CardParts, words: Text, { safety }: Told): Reply {
  const { message, numbers } = safetyWord({ kind: card.kind, message: words }, safety, reply.lang);
  return {
    ...reply,
    content: ({ code }) => (reply.lang ? message : filledIn(words, code, { safety })),
    card: { ...card, numbers, isUnsure: false },
  };
}

/** Returns whether an answer says whom to call, the line apart that ends every answer. */
function namesWhomToCall(text: string, { guide, safety }: Told): boolean {
  const numbers = numbersOf(safety);
  const standing = everyWording(guide.standing ?? "").map((words) => fillIn(words, numbers));
  const said = standing.reduce((rest, line) => rest.replace(line, ""), text);
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
    return hasFoundNothing ? filledIn(guide.standing ?? "", lang ?? language.code, { safety }) : text;
  };
  return { ...reply, content: () => message, card: { ...card, numbers, isUnsure: false, after } };
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
