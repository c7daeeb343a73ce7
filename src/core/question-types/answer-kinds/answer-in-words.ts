import type { AnswerValue } from "../../content-model/answers.ts";
import type { Text } from "../../content-model/text.ts";
import { textOf, translationsOf } from "../../shared/text-of.ts";
import type { AnswerKind, NumberAnswer } from "./answer-kinds.ts";

/**
 * Returns a typed answer as people read it, where that is more than the value itself: a number on a line with the words
 * at its ends, "72 (0: No pain, 100: The worst pain)".
 * @param language the language of the words; their default without it
 * @returns undefined where the value says it all
 */
export function answerInWords(answer: AnswerKind, value: AnswerValue, language?: string): string | undefined {
  return answer.kind === "number" ? betweenEnds(answer, value, language) : undefined;
}

/** Returns the same as a text of the content, in each language that the words have. */
export function answerAsText(answer: AnswerKind, value: AnswerValue): Text | undefined {
  const inDefault = answerInWords(answer, value);
  if (inDefault === undefined) return undefined;
  const languages = new Set(wordsIn(answer).flatMap((text) => translationsOf(text).map(([language]) => language)));
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
