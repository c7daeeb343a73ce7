import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import { wordsOf } from "../content/search/words.ts";

/** How many words a way to ask has to have, and how many of them of four letters: fewer are part of much that asks otherwise. */
const FEWEST = { words: 4, long: 2 } as const;

/** Words that turn what follows them within a few words into its opposite: "I do not think my sugar is low". */
const TURNING = new Set(
  "no not never nobody cannot cant dont doesnt didnt isnt wasnt wont nadie nunca sin tampoco".split(" "),
);

const TURNED_WORDS = 3;

const known = new WeakMap<GuidanceEntry, Map<string, readonly string[]>>();

/**
 * Returns whether a line holds a way to ask for an entry word for word, whatever else it tells: "Friday he squeezed my neck
 * because the food was cold" asks what "he squeezed my neck" asks, and is no longer very like it.
 */
export function holdsWayToAsk(line: string, entry: GuidanceEntry, language: string): boolean {
  const said = ` ${wordsOf(line).join(" ")} `;
  return waysOf(entry, language).some((way) => said.includes(way) && !isTurned(said.slice(0, said.indexOf(way))));
}

/**
 * Returns where in a line the words of one of the phrases stand that come last; -1 where there are none, or only with a "not"
 * before them in the same clause: "No, I'll drive him" denies nothing.
 */
export function placeOfPhrase(line: string, phrases: readonly string[]): number {
  const clauses = line.split(/[.!?;,:\n]+/).map((clause) => ` ${wordsOf(clause).join(" ")} `);
  const wanted = phrases.map((phrase) => ` ${wordsOf(phrase).join(" ")} `).filter((words) => words.trim() !== "");
  const places = clauses.flatMap((clause, index) =>
    wanted.flatMap((words) => {
      const place = clause.lastIndexOf(words);
      return place < 0 || isTurned(clause.slice(0, place)) ? [] : [index * LONGEST_CLAUSE + place];
    }),
  );
  return Math.max(...places, -1);
}

/** In characters; a message is not longer. */
const LONGEST_CLAUSE = 10_000;

const isTurned = (before: string): boolean =>
  before
    .split(" ")
    .slice(-TURNED_WORDS)
    .some((word) => TURNING.has(word));

/** Cutting all ways into words takes longer than to compare them, so that is done once. */
function waysOf(entry: GuidanceEntry, language: string): readonly string[] {
  const ofEntry = known.get(entry) ?? new Map<string, readonly string[]>();
  known.set(entry, ofEntry);
  const cut = ofEntry.get(language);
  if (cut) return cut;
  const all = language in (entry.asked ?? {}) ? waysToAsk(entry, language) : waysToAsk(entry);
  const ways = all.map(wordsOf).filter(isTelling);
  const made = ways.map((words) => ` ${words.join(" ")} `);
  ofEntry.set(language, made);
  return made;
}

const isTelling = (words: readonly string[]): boolean =>
  words.length >= FEWEST.words && words.filter(({ length }) => length >= 4).length >= FEWEST.long;
