import type { AnswerValue } from "../../content-model/answers.ts";
import type { Text } from "../../content-model/text.ts";
import { momentInWords } from "../../dates/moment-in-words.ts";
import { textOf, translationsOf } from "../../shared/text-of.ts";
import { type AnswerKind, fits, type NumberAnswer } from "./answer-kinds.ts";

/**
 * Returns a typed answer as people read it, where that is more than the value itself: a number on a line with the words
 * at its ends, "72 (0: No pain, 100: The worst pain)", or a date, "March 14, 1950".
 * @param language the language of the words; their default, English for dates, without it
 * @param locale the language with its region, such as `en-GB`, in which dates are written
 * @returns undefined where the value says it all
 */
export function answerInWords(
  answer: AnswerKind,
  value: AnswerValue,
  language?: string,
  locale = language ?? "en",
): string | undefined {
  if (answer.kind === "number") return betweenEnds(answer, value, language);
  return answer.kind === "moment" && fits(answer, value) ? momentInWords(answer.unit, `${value}`, locale) : undefined;
}

/**
 * Returns the same as a text of the content, in each language that the words have.
 * @param title the words of the question, which have the languages of its survey
 */
export function answerAsText(answer: AnswerKind, value: AnswerValue, title: Text): Text | undefined {
  const inDefault = answerInWords(answer, value);
  if (inDefault === undefined) return undefined;
  const texts = [title, ...wordsIn(answer)];
  const languages = new Set(texts.flatMap((text) => translationsOf(text).map(([language]) => language)));
  if (languages.size === 0) return inDefault;
  const translated = [...languages].map((language) => [language, answerInWords(answer, value, language)]);
  return { default: inDefault, ...Object.fromEntries(translated) };
}

const wordsIn = (answer: AnswerKind): Text[] =>
  answer.kind === "number" ? [answer.ends?.low, answer.ends?.high].filter((text) => text !== undefined) : [];

function betweenEnds({ min, max, ends }: NumberAnswer, value: AnswerValue, language?: string): string | undefined {
  const said = [
    ...(ends?.low === undefined ? [] : [`${min}: ${textOf(ends.low, language)}`]),
    ...(ends?.high === undefined ? [] : [`${max}: ${textOf(ends.high, language)}`]),
  ];
  return said.length === 0 ? undefined : `${value} (${said.join(", ")})`;
}
