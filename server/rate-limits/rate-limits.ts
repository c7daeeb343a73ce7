import { hash } from "node:crypto";
import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#core/api/app-error.ts";
import type { Limit } from "#core/api/call.ts";
import { wholeNetworkOf } from "../whole-network-of.ts";
import { createSlowDown } from "./back-off.ts";
import { CountsTogether, RATE_COUNTS } from "./counts-together.ts";
import { networkOf, wideNetworkOf } from "./network-of.ts";
import type { RateLimitNumbers } from "./numbers.ts";

/** A try to prove to be somebody. */
export type Guess = {
  /** Whom it is about, such as an e-mail address. */
  readonly of: string;
  readonly ip: string;
  /** The browser, where that is known to the account: it has tries of its own. */
  readonly device: string | undefined;
};

export type RateLimits = {
  /**
   * Counts one more try.
   * @param who a browser, a name or an account: only its hash is stored
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
  /**
   * Counts a guess, as a wrong one. Each network is slowed down by itself, so that nobody keeps another one out.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  takeGuess(guess: Guess): Promise<void>;
  /** Forgets the guesses before one that was right. */
  forgetGuesses(guess: Guess): Promise<void>;
};

/** A wide network may try as often as this many networks. */
const WIDE_COUNTS_AS = 10;

const nothing = () => Promise.resolve();
const NO_LIMITS: RateLimits = {
  take: nothing,
  takeNetwork: nothing,
  refuseNetworkIfUsedUp: nothing,
  takeGuess: nothing,
  forgetGuesses: nothing,
};

/**
 * Counts tries, in PostgreSQL for all servers together, otherwise in memory. While PostgreSQL cannot be reached, each
 * server counts by itself, so that calls without a database keep working and stay limited.
 * @param numbers null where nothing is limited
 */
export function createRateLimits(numbers: RateLimitNumbers | null, pool: Pool | null): RateLimits {
  if (numbers === null) return NO_LIMITS;
  const counterOf = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration };
    const inMemory = new RateLimiterMemory(options);
    return pool ? inPostgres(pool, options, inMemory) : inMemory;
  };
  const { wrongLogin, connections: _, ...rates } = numbers;
  const counters = new Map(
    Object.entries(rates).map(([limit, { count, seconds }]) => [
      limit,
      { narrow: counterOf(limit, count, seconds), wide: counterOf(`${limit}Wide`, count * WIDE_COUNTS_AS, seconds) },
    ]),
  );
  const narrow = createSlowDown("wrongLogin", wrongLogin, counterOf);
  const wideNumbers = { ...wrongLogin, count: wrongLogin.count * WIDE_COUNTS_AS };
  const wide = createSlowDown("wrongLoginWide", wideNumbers, counterOf);

  return {
    take: (limit, who) => counted(counters.get(limit)?.narrow.consume(keyOf(who))),
    async takeNetwork(limit, ip) {
      await counted(counters.get(limit)?.narrow.consume(keyOf(networkOf(ip))));
      const around = wideNetworkOf(ip);
      if (around !== null) await counted(counters.get(limit)?.wide.consume(keyOf(around)));
    },
    async refuseNetworkIfUsedUp(limit, ip) {
      const used = await counters.get(limit)?.narrow.get(keyOf(networkOf(ip)));
      if (used && used.consumedPoints >= rates[limit].count) throw tooMany(used);
    },
    async takeGuess(guess) {
      await counted(narrow.take(narrowKey(guess)));
      if (guess.device !== undefined) return;
      await counted(wide.take(wideKey(guess))).catch(async (refused: unknown) => {
        // Others used the wide network up; who comes from this one has tried nothing.
        await narrow.giveBack(narrowKey(guess));
        throw refused;
      });
    },
    async forgetGuesses(guess) {
      await narrow.forget(narrowKey(guess));
      if (guess.device === undefined) await wide.forget(wideKey(guess));
    },
  };
}

const keyOf = (who: string) => hash("sha256", who, "base64url");
const narrowKey = ({ of, ip, device }: Guess) => keyOf(`${of} ${device ?? networkOf(ip)}`);
/** Of IPv4, too: a customer may hold all addresses that differ in the last number alone. */
const wideKey = ({ of, ip }: Guess) => keyOf(`${of} ${wideNetworkOf(ip) ?? wholeNetworkOf(ip)}`);

/** @throws AppError TOO_MANY_REQUESTS where a counter is used up */
async function counted(count: Promise<unknown> | undefined): Promise<void> {
  try {
    await count;
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

type Options = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

function inPostgres(pool: Pool, options: Options, insuranceLimiter: RateLimiterMemory): RateLimiterAbstract {
  return new CountsTogether(pool, {
    ...options,
    insuranceLimiter,
    storeClient: pool,
    storeType: "pool",
    tableName: RATE_COUNTS,
    // A migration creates the table.
    tableCreated: true,
    // Once all tries are used, further ones are rejected from memory, so that a flood does not reach the database. But
    // another server may end a wait, which is a single point.
    inMemoryBlockOnConsumed: options.points === 1 ? 0 : options.points,
  });
}
