/** One thing of a list in both versions, with its place in each. */
type Kept<Thing> = {
  readonly older: Thing;
  readonly newer: Thing;
  readonly olderIndex: number;
  readonly newerIndex: number;
};
type Placed<Thing> = { readonly thing: Thing; readonly index: number };

export type ListDifference<Thing> = {
  readonly kept: readonly Kept<Thing>[];
  readonly added: readonly Placed<Thing>[];
  readonly removed: readonly Placed<Thing>[];
  /** True when the items that stayed are in another order than before. */
  readonly isReordered: boolean;
};

/** Compares two lists by the keys of their items. If several items have the same key, the first counts. */
export function differenceOf<Thing>(
  older: readonly Thing[],
  newer: readonly Thing[],
  keyOf: (thing: Thing) => string,
): ListDifference<Thing> {
  const placeIn = (list: readonly Thing[]) => {
    const places = new Map<string, number>();
    for (const [index, thing] of list.entries()) if (!places.has(keyOf(thing))) places.set(keyOf(thing), index);
    return places;
  };
  const [before, after] = [placeIn(older), placeIn(newer)];
  const kept = newer.flatMap((thing, newerIndex): Kept<Thing>[] => {
    const olderIndex = before.get(keyOf(thing));
    const old = olderIndex === undefined ? undefined : older[olderIndex];
    if (olderIndex === undefined || old === undefined || after.get(keyOf(thing)) !== newerIndex) return [];
    return [{ older: old, newer: thing, olderIndex, newerIndex }];
  });
  const withoutKey = (list: readonly Thing[], places: ReadonlyMap<string, number>): Placed<Thing>[] =>
    list.flatMap((thing, index) => (places.has(keyOf(thing)) ? [] : [{ thing, index }]));
  return {
    kept,
    added: withoutKey(newer, before),
    removed: withoutKey(older, after),
    isReordered: kept.some(({ olderIndex }, index) => olderIndex < (kept[index - 1]?.olderIndex ?? -1)),
  };
}

/** Returns true when two JSON values are equal, whatever the order of their properties. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].every((key) => isAlike(mine[key], theirs[key]));
}
