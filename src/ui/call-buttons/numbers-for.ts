import type { AlertKind } from "#core/content-model/alerts.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { placesIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";

/** The names of the numbers to call, the most suitable first. A region may not have each. */
const CALLED: Readonly<Partial<Record<AlertKind, readonly string[]>>> = {
  crisis: ["crisis", "emergency"],
  emergency: ["emergency"],
  abuse: ["abuse", "emergency"],
};

/**
 * Returns the numbers to call about an alert of this kind in the region of the site, the most suitable first.
 * @param words what is said beside them: each number that they name is among those to call
 */
export function numbersFor(kind: AlertKind, safety: SafetyNumbers, words = ""): string[] {
  return numbersNamed([...(CALLED[kind] ?? []), ...placesIn(words)], safety);
}

/** Returns the numbers of these names in the region of the site; a region may not have each. */
export function numbersNamed(names: readonly string[], safety: SafetyNumbers): string[] {
  const numbers = numbersOf(safety);
  return [...new Set(names)].flatMap((name) => numbers[name] ?? []);
}
