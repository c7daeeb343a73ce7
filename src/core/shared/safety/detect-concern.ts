import type { Safety } from "../../content-model/safety.ts";
import { fillIn, placesIn } from "../fill-in.ts";
import { textOf } from "../text-of.ts";
import { saysOneOf } from "./find-phrases.ts";

/** What must be said before anything else, and the numbers to call, most fitting first. */
export type SafetyWord = { readonly kind: string; readonly message: string; readonly numbers: readonly string[] };

/**
 * Tells whether a message sounds like an emergency or like harm to oneself. It errs on the side of
 * speaking up: a needless word costs a moment. Pure, so that the server asks it and the browser too,
 * even offline.
 * @param language in which to speak, else the default
 * @returns null when nothing of the kind is found
 */
export function detectConcern(
  message: string,
  { region, regions, concerns }: Safety,
  language?: string,
): SafetyWord | null {
  const found = concerns.find((concern) => saysOneOf(message, concern));
  if (!found) return null;
  const numbers = regions[region] ?? {};
  const text = textOf(found.message, language);
  return {
    kind: found.kind,
    message: fillIn(text, numbers),
    numbers: placesIn(text).flatMap((name) => numbers[name] ?? []),
  };
}

/**
 * What belongs to a doctor and is said before any advice: a change of medicines, a diagnosis.
 * @returns null when the message asks for neither
 */
export function referralFor(message: string, { referrals }: Safety, language?: string): string | null {
  const found = referrals.find((referral) => saysOneOf(message, referral));
  return found ? textOf(found.message, language) : null;
}
