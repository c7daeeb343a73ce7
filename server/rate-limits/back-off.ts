import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** `count` tries at once; after the last of them a wait of `seconds`, which doubles with each further try up to `longest`. */
export type BackOff = { readonly count: number; readonly seconds: number; readonly longest: number };

/** What is counted is forgotten after so many of the longest waits. */
const REMEMBERED_WAITS = 4;

/** Makes a counter under a name, for a number of points within seconds. */
type CounterOf = (name: string, points: number, seconds: number) => RateLimiterAbstract;

export type SlowDown = {
  /**
   * Counts a try, as a wrong one until it is forgotten.
   * @throws RateLimiterRes with the time to wait; such a try is not counted
   */
  take(key: string): Promise<void>;
  /** Takes back the try that was counted last, because it was not looked at. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries: the last one was right. */
  forget(key: string): Promise<void>;
};

/** Slows down who tries again and again. Two counters hold it for all servers: the tries, and the wait under way. */
export function createSlowDown(name: string, { count, seconds, longest }: BackOff, counterOf: CounterOf): SlowDown {
  const tries = counterOf(`${name}Tries`, Number.MAX_SAFE_INTEGER, REMEMBERED_WAITS * longest);
  const waits = counterOf(`${name}Wait`, 1, longest);
  const beginWait = (key: string, number: number) => {
    const doubled = seconds * 2 ** Math.min(number - count, 30);
    return waits.consume(key, 1, { customDuration: Math.min(longest, doubled) });
  };
  return {
    async take(key) {
      const before = (await tries.get(key))?.consumedPoints ?? 0;
      const mustWait = before + 1 >= count;
      // Only one try gets the turn after a wait, however many arrive at once.
      if (mustWait) await beginWait(key, before + 1);
      const { consumedPoints } = await tries.consume(key);
      if (mustWait || consumedPoints < count) return;
      // Others were counted in between.
      await beginWait(key, consumedPoints).catch(async (refused: unknown) => {
        await tries.reward(key);
        throw refused;
      });
    },
    async giveBack(key) {
      // A wait that is under way can only be its own: during another one it would not have been counted.
      await Promise.all([tries.reward(key), waits.delete(key)]);
    },
    async forget(key) {
      await Promise.all([tries.delete(key), waits.delete(key)]);
    },
  };
}
