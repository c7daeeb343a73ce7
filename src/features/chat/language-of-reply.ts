import type { Site } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";

/**
 * Returns the language of a reply, so that it is read aloud in the right voice. The guide answers in the language of
 * the question, which need not be the page's: the sentences that stand in every reply tell it.
 * @param fallback the language of a reply without any of them, such as one of a provider
 */
export function languageOfReply(text: string, { guide, languages, safety }: Site, fallback: string): string {
  const numbers = numbersOf(safety);
  const sentences = [guide.standing, guide.about, guide.unknown].filter((sentence) => sentence !== undefined);
  const found = languages.find(({ code }) =>
    sentences.some((sentence) => text.includes(fillIn(textOf(sentence, code), numbers))),
  );
  return found?.code ?? fallback;
}
