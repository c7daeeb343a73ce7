import { fillIn, placesIn } from "../content/fill-in.ts";
import { textOf } from "../content/text-of.ts";
import type { Safety } from "../contracts/safety.ts";

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
  const words = plainWords(message.replaceAll("*", " "));
  const found = concerns.find(({ phrases, exceptions }) => {
    const rest = exceptions.reduce((text, phrase) => text.replace(patternOf(phrase, "gu"), " | "), words);
    return phrases.some((phrase) => patternOf(phrase, "u").test(rest));
  });
  if (!found) return null;
  const numbers = regions[region] ?? {};
  const text = textOf(found.message, language);
  return {
    kind: found.kind,
    message: fillIn(text, numbers),
    numbers: placesIn(text).flatMap((name) => numbers[name] ?? []),
  };
}

/** Lower case without accents, apostrophes dropped, all else that is no letter or digit a single space. */
function plainWords(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/[^\p{L}\p{N}*]+/gu, " ")
    .trim();
  return ` ${plain} `;
}

function patternOf(phrase: string, flags: string): RegExp {
  const words = plainWords(phrase).trim().replaceAll("*", "\\p{L}*");
  return new RegExp(`(?<= )${words}(?= )`, flags);
}
