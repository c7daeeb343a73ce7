import type { Danger, SafetyNumbers } from "../../content-model/safety.ts";
import { textOf, translationsOf } from "../text-of.ts";
import { type SafetyWord, safetyWord } from "./detect-concern.ts";

/** A safety message in one language. */
export type Card = SafetyWord & {
  readonly language: string;
  /** Whether the question only may hint at danger, so that one line is all that is said of it. */
  readonly isUnsure: boolean;
  /** Which of the words that stand in place of its concern's own it has, if any. */
  readonly instead?: number;
};

/**
 * Returns the safety message that a reply begins with, in whatever language it is. The server understands danger by
 * meaning, and its reply is a plain text: only the words tell that it is such a message.
 * @param base the language of default texts
 * @returns null when the reply is something else
 */
export function cardIn(reply: string, safety: Danger & SafetyNumbers, base: string): Card | null {
  for (const concern of safety.concerns) {
    for (const { text, isUnsure, instead } of wordsOf(concern)) {
      for (const language of [base, ...translationsOf(text).map(([code]) => code)]) {
        if (textOf(text, language).trim() === "") continue;
        const card = safetyWord({ kind: concern.kind, message: text }, safety, language);
        if (reply.trimStart().startsWith(card.message))
          return { ...card, language, isUnsure, ...(instead === undefined ? {} : { instead }) };
      }
    }
  }
  return null;
}

/** Returns all words of a concern: whole cards and lines, its own and those in place of them. */
function wordsOf({ message, unsure = "", instead = [] }: Danger["concerns"][number]) {
  const others = instead.flatMap((other, index) => [
    { text: other.message, isUnsure: false, instead: index },
    { text: other.unsure, isUnsure: true, instead: index },
  ]);
  return [
    { text: message, isUnsure: false, instead: undefined },
    ...others,
    { text: unsure, isUnsure: true, instead: undefined },
  ];
}
