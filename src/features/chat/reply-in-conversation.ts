import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { everyWording, textOf } from "#core/shared/text-of.ts";
import { ENGLISH, type SpokenText } from "../../ui/language/language.ts";
import type { ChatSite } from "./chat-site.ts";
import { type CardParts, isWholeCard, type Message, type Reply } from "./message.ts";

type Said = Pick<Message, "card" | "goesOn">;
type Told = Pick<ChatSite, "guide" | "safety">;

/** Returns the last safety card of a conversation, a line that only hints at one apart. */
export const lastCardOf = (messages: readonly Pick<Message, "card">[]) => messages.findLast(isWholeCard)?.card;

/**
 * Returns a reply as it is shown after the messages of its conversation. Who hints a second time at a danger most likely
 * means it, so that its line becomes its card, unless there was a card about a graver one. After a card, one of the same kind
 * has other words, and an answer that names nobody to call has a sentence above that comes back to the card.
 */
export function replyInConversation(reply: Reply, earlier: readonly Said[], site: Told): Reply {
  const last = lastCardOf(earlier);
  const whole = last && !isGraver(reply.card, last, site) ? reply : wholeCardIfRepeated(reply, earlier, site);
  const { card, lang } = whole;
  const isTold = earlier.some((one) => isWholeCard(one) && one.card?.kind === card?.kind);
  if (card && last && (card.kind === last.kind || (isTold && !card.isUnsure)))
    return cardInOtherWords(whole, card, earlier, site);
  if (card && !card.isUnsure) return withOffers(whole, site);
  const goesOn = last && comingBack(last, "goesOn", earlier, site);
  if (!goesOn || namesWhomToCall(card ? card.after(ENGLISH) : whole.content(ENGLISH), site)) return whole;
  const comesBack: SpokenText = ({ code }) => filledIn(goesOn, lang ?? code, site);
  if (!card) return { ...whole, goesOn: comesBack };
  const after: SpokenText = (language) => `${comesBack(language)}\n\n${card.after(language)}`;
  return { ...whole, card: { ...card, after, comesBack: true } };
}

/** Returns whether a card is about a graver concern than the last one. The concerns stand in the order of severity. */
function isGraver(card: CardParts | undefined, last: CardParts, { safety }: Told): boolean {
  const placeOf = (kind: string | undefined) => safety.concerns.findIndex((concern) => concern.kind === kind);
  return card !== undefined && placeOf(card.kind) < placeOf(last.kind);
}

/** Returns what is said next of a kind of concern: each sentence in turn. */
function comingBack(
  { kind, instead }: Pick<CardParts, "kind" | "instead">,
  part: "again" | "goesOn",
  earlier: readonly Said[],
  { safety }: Told,
): Text | undefined {
  const concern = safety.concerns.find((one) => one.kind === kind);
  const texts = concern?.instead?.[instead ?? -1]?.[part] ?? concern?.[part] ?? [];
  const told = earlier.filter((one) => isWholeCard(one) && one.card?.kind === kind).length - 1;
  const cameBack = earlier.filter(({ goesOn, card }) => goesOn !== undefined || card?.comesBack).length;
  return texts[(part === "again" ? told : cameBack) % texts.length];
}

const filledIn = (text: Text, language: string, { safety }: Pick<Told, "safety">): string =>
  fillIn(textOf(text, language), numbersOf(safety));

/** The same words again would sound like a machine that does not listen. */
function cardInOtherWords(reply: Reply, card: CardParts, earlier: readonly Said[], site: Told): Reply {
  const words = comingBack(card, "again", earlier, site) ?? comingBack(card, "goesOn", earlier, site);
  if (!words) return reply;
  const { message, numbers } = safetyWord({ kind: card.kind, message: words }, site.safety, reply.lang);
  const content: SpokenText = ({ code }) => (reply.lang ? message : filledIn(words, code, site));
  return { ...reply, content, card: { ...card, numbers, isUnsure: false } };
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
  const whole = concern.instead?.[card.instead ?? -1] ?? concern;
  const { message, numbers } = safetyWord({ kind: concern.kind, message: whole.message }, safety, lang);
  // That the guide has found nothing, and a list of topics, would be all that is left of a card below it.
  const after: SpokenText = (language) => {
    const text = card.after(language);
    const hasFoundNothing = [guide.unknown, guide.told ?? ""]
      .flatMap(everyWording)
      .some((words) => words !== "" && text.includes(words));
    return hasFoundNothing ? filledIn(guide.standing ?? "", lang ?? language.code, { safety }) : text;
  };
  return { ...reply, content: () => message, card: { ...card, numbers, isUnsure: false, after } };
}

/**
 * Returns a card with what most people ask then below it, unless other questions are offered there. Those for somebody who meant
 * something else stand below.
 */
function withOffers(reply: Reply, { guide, safety }: Told): Reply {
  const { card, lang } = reply;
  const concern = safety.concerns.find(({ kind }) => kind === card?.kind);
  const offers = concern?.instead?.[card?.instead ?? -1]?.offers ?? concern?.offers ?? [];
  if (!card || card.isUnsure || offers.length === 0) return reply;
  const after: SpokenText = (language) => {
    const below = card.after(language);
    const code = lang ?? language.code;
    const own = [guide.also ?? guide.topics, ...offers].map((text) => textOf(text, code)).join("\n- ");
    const elseList = guide.otherwise === undefined ? -1 : below.indexOf(`${textOf(guide.otherwise, code)}\n- `);
    if (elseList >= 0) return `${below.slice(0, elseList)}${own}\n\n${below.slice(elseList)}`;
    return /^- /m.test(below) ? below : `${below}\n\n${own}`;
  };
  return { ...reply, card: { ...card, after } };
}
