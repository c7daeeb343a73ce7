/** A source of numbers from 0 up to 1 that gives the same ones for the same seed, so a check never wavers. */
export type Random = () => number;

/** mulberry32: 32 bits of state, even enough for drawing answers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list; undefined only when it is empty. */
export function pick<Value>(random: Random, list: readonly Value[]): Value | undefined {
  return list[Math.floor(random() * list.length)];
}
