import { type Kysely, sql } from "kysely";
import type { Tables } from "../../storage/tables.ts";

/** How many calls one account, or one network address of guests, may cause in a day. */
const MAX_PER_REQUESTER = 50;

/** Limits the cost of a language model. */
export type DailyQuota = {
  /**
   * Takes one call from today's quota before it is made; a failed call counts too.
   * @param requester an account's id or a guest's address; held in memory for the day, never stored
   * @returns false when the daily limit, or this requester's share of it, is used up
   */
  take(requester: string): Promise<boolean>;
};

/**
 * Calls of the whole deployment are counted in the database, so that a restart does not reset the quota. Calls of
 * each requester are counted in memory only, because nobody needs to store who asked.
 * @param dailyLimit calls in one day, which begins at midnight UTC
 */
export function createDailyQuota(database: Kysely<Tables>, dailyLimit: number, now: () => Date): DailyQuota {
  let today = "";
  const byRequester = new Map<string, number>();

  return {
    async take(requester) {
      const day = now().toISOString().slice(0, 10);
      if (day !== today) byRequester.clear();
      today = day;
      const before = byRequester.get(requester) ?? 0;
      if (before >= MAX_PER_REQUESTER || dailyLimit < 1) return false;
      // Incremented before the database is awaited, so that concurrent calls cannot pass together.
      byRequester.set(requester, before + 1);
      const taken = await database
        .insertInto("model_calls")
        .values({ day, calls: 1 })
        .onConflict((conflict) =>
          conflict
            .column("day")
            .doUpdateSet({ calls: sql`model_calls.calls + 1` })
            .where("model_calls.calls", "<", dailyLimit),
        )
        .returning("calls")
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
