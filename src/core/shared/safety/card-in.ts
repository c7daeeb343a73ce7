import type { Safety } from "../../content-model/safety.ts";
import { textOf, translationsOf } from "../text-of.ts";
import { type SafetyWord, safetyWord } from "./detect-concern.ts";

/** A safety message in one language. */
export type Card = SafetyWord & {
  readonly language: string;
  /** Whether the question only may hint at danger, so that one line is all that is said of it. */
  readonly isUnsure: boolean;
};

/**
 * Returns the safety message that a reply begins with, in whatever language it is. The server understands danger by
 * meaning, and its reply is a plain text: only the words tell that it is such a message.
 * @param base the language of default texts
 * @returns null when the reply is something else
 */
export function cardIn(reply: string, safety: Safety, base: string): Card | null {
  for (const concern of safety.concerns) {
    const { kind, message, instead = [], unsure = "" } = concern;
    const hints = [unsure, ...instead.map((other) => other.unsure)];
    for (const text of [message, ...instead.map((other) => other.message), ...hints]) {
      for (const language of [base, ...translationsOf(text).map(([code]) => code)]) {
        if (textOf(text, language).trim() === "") continue;
        const card = safetyWord({ kind, message: text }, safety, language);
        if (reply.trimStart().startsWith(card.message)) return { ...card, language, isUnsure: hints.includes(text) };
      }
    }
  }
  return null;
}
