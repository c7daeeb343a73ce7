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
import type { RateLimitNumbers } from "./numbers.ts";

export type RateLimits = {
  /**
   * Counts one more try.
   * @param who an e-mail address, a network or an account: only its hash is stored
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  take(limit: Limit, who: string): Promise<void>;
  /**
   * Checks, without counting a try, that some are left.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  refuseIfUsedUp(limit: Limit, who: string): Promise<void>;
};

/**
 * Counts tries, in PostgreSQL for all servers together, otherwise in memory. While PostgreSQL cannot be reached, each
 * server counts by itself, so that calls without a database keep working and stay limited.
 */
export function createRateLimits(numbers: RateLimitNumbers, pool: Pool | null): RateLimits {
  const limiters = new Map<Limit, RateLimiterAbstract>();
  for (const [limit, { count, seconds }] of Object.entries(numbers) as [Limit, RateLimitNumbers[Limit]][]) {
    const options = { keyPrefix: limit, points: count, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    limiters.set(limit, pool ? inPostgres(pool, options, inMemory) : inMemory);
  }
  return {
    async take(limit, who) {
      try {
        await limiters.get(limit)?.consume(keyOf(who));
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
      }
    },
    async refuseIfUsedUp(limit, who) {
      const used = await limiters.get(limit)?.get(keyOf(who));
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
