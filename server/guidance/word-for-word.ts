import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import { wordsOf } from "../content/search/words.ts";

/** How many words a way to ask has to have: fewer are part of much that asks for something else. */
const FEWEST_WORDS = 4;

const known = new WeakMap<GuidanceEntry, Map<string, readonly string[]>>();

/**
 * Returns whether a line holds a way to ask for an entry word for word, whatever else it tells: "Friday he squeezed my neck
 * because the food was cold" asks what "he squeezed my neck" asks, and is no longer very like it.
 */
export function holdsWayToAsk(line: string, entry: GuidanceEntry, language: string): boolean {
  const said = ` ${wordsOf(line).join(" ")} `;
  return waysOf(entry, language).some((way) => said.includes(way));
}

/** Cutting all ways into words takes longer than to compare them, so that is done once. */
function waysOf(entry: GuidanceEntry, language: string): readonly string[] {
  const ofEntry = known.get(entry) ?? new Map<string, readonly string[]>();
  known.set(entry, ofEntry);
  const all = language in (entry.asked ?? {}) ? waysToAsk(entry, language) : waysToAsk(entry);
  const ways =
    ofEntry.get(language) ??
    all.flatMap((way) => {
      const words = wordsOf(way);
      return words.length >= FEWEST_WORDS ? [` ${words.join(" ")} `] : [];
    });
  ofEntry.set(language, ways);
  return ways;
}
