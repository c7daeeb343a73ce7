import type { AnswerSource } from "#core/api/advice.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { cardIn } from "#core/shared/safety/card-in.ts";
import { detectConcern } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { BASE_LANGUAGE } from "../../ui/language/language.ts";
import type { ChatSite } from "./chat-site.ts";
import type { Reply } from "./message.ts";

type Told = Pick<ChatSite, "guide" | "safety">;

/**
 * Returns a reply of the server as it is shown. One that begins with a safety message is a card, like those that the
 * browser shows by itself.
 * @param language of the page, when the question was asked
 */
export function replyOf(text: string, made: AnswerSource | null, site: ChatSite, language: string): Reply {
  const card = cardIn(text, site.safety, site.languages[0]?.code ?? BASE_LANGUAGE);
  if (!card) return { content: () => text, lang: languageOfReply(text, site, language), made };
  const { message, language: lang, ...parts } = card;
  const after = text.trimStart().slice(message.length).trim();
  return { content: () => message, lang, card: { ...parts, after: () => after } };
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
      after: ({ code }) => fillIn(textOf(standing ?? "", code), numbersOf(safety)),
    },
  };
}

/**
 * Returns the language of a reply, so that it is read aloud in the right voice. The guide answers in the language of
 * the question, which need not be the page's: the sentences that stand in every reply tell it.
 * @param fallback the language of a reply without any of them, such as one of a provider
 */
function languageOfReply(text: string, { guide, languages, safety }: ChatSite, fallback: string): string {
  const numbers = numbersOf(safety);
  const sentences = [guide.standing, guide.about, guide.unknown, guide.told].filter(
    (sentence) => sentence !== undefined,
  );
  const found = languages.find(({ code }) =>
    sentences.some((sentence) => text.includes(fillIn(textOf(sentence, code), numbers))),
  );
  return found?.code ?? fallback;
}
