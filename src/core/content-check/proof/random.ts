/** Returns numbers from 0 up to, but not including, 1. The same seed gives the same numbers, so a check is repeatable. */
export type Random = () => number;

/** The mulberry32 generator: 32 bits of state, uniform enough for sampling answers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random item of a list; undefined only when the list is empty. */
export function pick<Value>(random: Random, list: readonly Value[]): Value | undefined {
  return list[Math.floor(random() * list.length)];
}
