import type { Domain } from "#core/content-model/domains.ts";
import type { Goal, GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Tone } from "#core/content-model/rule-result.ts";

/** What entries are chosen by. A missing property is unknown, and entries that require it are not chosen. */
export type Fit = {
  /** Meaning of the band of the latest result. */
  readonly meaning?: string;
  readonly goal?: Goal;
  /** In years. */
  readonly age?: number;
  readonly gender?: string;
};

/** The goal of a user, by the tone of the result. */
export const GOALS: Readonly<Record<Tone, Goal>> = { alert: "begin", watch: "begin", fair: "improve", good: "keep" };

/**
 * The weight of each part of `suits` when entries are ranked: the result counts most, then the goal, age and
 * gender.
 */
const WEIGHTS = { bands: 8, goals: 4, ages: 2, genders: 1 } as const;

/**
 * Returns the entries of a domain that suit, the most specific first; entries of equal weight keep the order of the
 * files.
 */
export function fittingEntries(guidance: readonly GuidanceEntry[], { category }: Domain, fit: Fit): GuidanceEntry[] {
  return guidance
    .filter((entry) => entry.category === category && isFor(entry, fit))
    .toSorted((one, other) => closeness(other) - closeness(one));
}

function isFor({ suits = {} }: GuidanceEntry, { meaning, goal, age, gender }: Fit): boolean {
  const { bands, goals, ages, genders } = suits;
  const isOfAge = !ages || (age !== undefined && age >= (ages.from ?? 0) && age <= (ages.to ?? age));
  return isOfAge && isAmong(meaning, bands) && isAmong(goal, goals) && isAmong(gender, genders);
}

function isAmong(one: string | undefined, all: readonly string[] | undefined): boolean {
  return !all || (one !== undefined && all.includes(one));
}

function closeness({ suits = {} }: GuidanceEntry): number {
  const { bands, goals, ages, genders } = WEIGHTS;
  return (
    (suits.bands ? bands : 0) + (suits.goals ? goals : 0) + (suits.ages ? ages : 0) + (suits.genders ? genders : 0)
  );
}
