import { type AnswerSet, isUnfinished, type Unfinished } from "./answer-set.ts";
import { join } from "./transitions.ts";

type Merged = { readonly puts: readonly AnswerSet[]; readonly deletes: readonly string[] };

/**
 * Merges unfinished sets of one survey that began apart, as on two devices. One that was never sent is added to the
 * other; two that were sent both stay, because each may have arrived under its id.
 * @param wanted the id to go on under, where the choice is free
 */
export function mergeTwins(sets: readonly AnswerSet[], wanted?: string): Merged {
  const isWanted = ({ id }: Unfinished) => Number(id === wanted);
  const before = (one: Unfinished, other: Unfinished) =>
    other.tries - one.tries || isWanted(other) - isWanted(one) || other.seq - one.seq;
  const [first, ...others] = sets.filter(isUnfinished).sort(before);
  if (!first) return { puts: [], deletes: [] };
  const added = others.filter(({ tries }) => tries === 0);
  const merged = added.reduce<Unfinished>((set, other) => join(set, other) as Unfinished, first);
  return { puts: added.length > 0 ? [{ ...merged, copied: null }] : [], deletes: added.map(({ id }) => id) };
}
