import type { Safety } from "../../content-model/safety.ts";
import { fillIn, placesIn } from "../fill-in.ts";
import { textOf } from "../text-of.ts";
import { asksOfWhatComesBack } from "./comes-back.ts";
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
export function detectConcern(message: string, safety: Safety, language?: string): SafetyWord | null {
  const found = safety.concerns.find((one) => saysOneOf(message, one) && !asksOfWhatComesBack(message, one));
  return found ? safetyWord(found, safety, language) : null;
}

/**
 * Finds the concern that a message asks about as of what comes back or is long over, where its phrases or its meaning tell of it.
 * @param meant the kind that it is understood as by its meaning
 */
export function concernThatComesBack(
  message: string,
  { concerns }: Safety,
  meant: string | null,
): Safety["concerns"][number] | undefined {
  const found = concerns.find((one) => (meant === null ? saysOneOf(message, one) : one.kind === meant));
  return found && asksOfWhatComesBack(message, found) ? found : undefined;
}

/** Returns what is said about a concern, and the numbers that it names. */
export function safetyWord(
  { kind, message }: Pick<Safety["concerns"][number], "kind" | "message">,
  safety: Safety,
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
export function referralFor(message: string, { referrals }: Safety, language?: string): string | null {
  const found = referrals.find((referral) => saysOneOf(message, referral));
  return found ? textOf(found.message, language) : null;
}
