import type { Safety } from "../../content-model/safety.ts";
import { textOf, translationsOf } from "../text-of.ts";
import { type SafetyWord, safetyWord } from "./detect-concern.ts";

/** A safety message in one language. */
export type Card = SafetyWord & { readonly language: string };

/**
 * Returns the safety message that a reply begins with, in whatever language it is. The server understands danger by
 * meaning, and its reply is a plain text: only the words tell that it is such a message.
 * @param base the language of default texts
 * @returns null when the reply is something else
 */
export function cardIn(reply: string, safety: Safety, base: string): Card | null {
  for (const concern of safety.concerns) {
    const languages = [base, ...translationsOf(concern.message).map(([language]) => language)];
    for (const language of languages) {
      if (textOf(concern.message, language).trim() === "") continue;
      const card = safetyWord(concern, safety, language);
      if (reply.trimStart().startsWith(card.message)) return { ...card, language };
    }
  }
  return null;
}
