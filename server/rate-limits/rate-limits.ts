import { hash } from "node:crypto";
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "#core/api/app-error.ts";
import type { Limit } from "#core/api/call.ts";
import { networkOf, wideNetworkOf } from "./network-of.ts";
import type { RateLimitNumbers } from "./numbers.ts";

export type RateLimits = {
  /**
   * Counts one more try.
   * @param who an e-mail address, a token or an account: only its hash is stored
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  take(limit: Limit, who: string): Promise<void>;
  /**
   * Counts one more try for the network of an IP address, and for the wide network around it.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  takeNetwork(limit: Limit, ip: string): Promise<void>;
  /**
   * Checks, without counting a try, that the network of an IP address has some left.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  refuseNetworkIfUsedUp(limit: Limit, ip: string): Promise<void>;
};

/** A wide network may try as often as this many networks. */
export const WIDE_COUNTS_AS = 10;

const NO_LIMITS: RateLimits = {
  take: () => Promise.resolve(),
  takeNetwork: () => Promise.resolve(),
  refuseNetworkIfUsedUp: () => Promise.resolve(),
};

/**
 * Counts tries, in PostgreSQL for all servers together, otherwise in memory. While PostgreSQL cannot be reached, each
 * server counts by itself, so that calls without a database keep working and stay limited.
 * @param numbers null where nothing is limited
 */
export function createRateLimits(numbers: RateLimitNumbers | null, pool: Pool | null): RateLimits {
  if (numbers === null) return NO_LIMITS;
  const counters = new Map<Limit, { readonly narrow: RateLimiterAbstract; readonly wide: RateLimiterAbstract }>();
  for (const [limit, { count, seconds }] of Object.entries(numbers) as [Limit, RateLimitNumbers[Limit]][]) {
    const counter = (keyPrefix: string, points: number) => {
      const options = { keyPrefix, points, duration: seconds };
      const inMemory = new RateLimiterMemory(options);
      return pool ? inPostgres(pool, options, inMemory) : inMemory;
    };
    counters.set(limit, { narrow: counter(limit, count), wide: counter(`${limit} wide`, count * WIDE_COUNTS_AS) });
  }
  const take = async (counter: RateLimiterAbstract | undefined, who: string) => {
    try {
      await counter?.consume(keyOf(who));
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
    }
  };
  return {
    take: (limit, who) => take(counters.get(limit)?.narrow, who),
    async takeNetwork(limit, ip) {
      await take(counters.get(limit)?.narrow, networkOf(ip));
      const wide = wideNetworkOf(ip);
      if (wide !== null) await take(counters.get(limit)?.wide, wide);
    },
    async refuseNetworkIfUsedUp(limit, ip) {
      const used = await counters.get(limit)?.narrow.get(keyOf(networkOf(ip)));
      if (used && used.consumedPoints >= numbers[limit].count) throw tooMany(used);
    },
  };
}

const keyOf = (who: string) => hash("sha256", who, "base64url");

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

type Options = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

function inPostgres(pool: Pool, options: Options, insuranceLimiter: RateLimiterMemory): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    insuranceLimiter,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_count",
    // A migration creates the table.
    tableCreated: true,
    // Once all tries are used, further ones are rejected from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: options.points,
  });
}
