import type { Danger, Safety, SafetyNumbers } from "../../content-model/safety.ts";
import { fillIn, placesIn } from "../fill-in.ts";
import { textOf } from "../text-of.ts";
import { saysOneOf } from "./find-phrases.ts";
import { numbersOf } from "./numbers.ts";

/** A safety message that comes before any advice, and the numbers to call, most suitable first. */
export type SafetyWord = { readonly kind: string; readonly message: string; readonly numbers: readonly string[] };

/**
 * Finds signs of danger in a message by its phrases. It prefers a needless message to a missed one. The function is
 * pure, so that the server and the browser can both call it, even offline.
 * @param language of the message; the default if there is no translation
 * @returns null when none is found
 */
export function detectConcern(message: string, safety: Danger & SafetyNumbers, language?: string): SafetyWord | null {
  const found = safety.concerns.find((concern) => saysOneOf(message, concern));
  return found ? safetyWord(found, safety, language) : null;
}

/** Returns what is said about a concern, and the numbers that it names. */
export function safetyWord(
  { kind, message }: Pick<Danger["concerns"][number], "kind" | "message">,
  safety: SafetyNumbers,
  language?: string,
): SafetyWord {
  const numbers = numbersOf(safety);
  const text = textOf(message, language);
  return { kind, message: fillIn(text, numbers), numbers: placesIn(text).flatMap((name) => numbers[name] ?? []) };
}

/**
 * Returns the referral to a doctor that comes before any advice, for a change of medicines or a diagnosis.
 * @returns null when the message concerns neither
 */
export function referralFor(
  message: string,
  { referrals }: Pick<Safety, "referrals">,
  language?: string,
): string | null {
  const found = referrals.find((referral) => saysOneOf(message, referral));
  return found ? textOf(found.message, language) : null;
}
