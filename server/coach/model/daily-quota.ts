import { type Kysely, sql } from "kysely";
import type { Tables } from "../../storage/tables.ts";

/** How many calls one person, or one address of guests, may cause in a day. */
const MOST_A_CALLER = 50;

/** Bounds what a language model costs. */
export type DailyQuota = {
  /**
   * Takes one call out of today's, before it is made: a failed one is spent too.
   * @param caller a person's id or a guest's address; held in memory for the day, never kept
   * @returns false when the day's calls, or this caller's, are used up
   */
  take(caller: string): Promise<boolean>;
};

/**
 * The deployment's calls are counted in the database, so that a restart begins no new day. Each caller's
 * are counted in memory alone: there is no need to keep who asked.
 * @param dailyLimit calls in one day, which begins at midnight UTC
 */
export function createDailyQuota(database: Kysely<Tables>, dailyLimit: number, now: () => Date): DailyQuota {
  let today = "";
  const byCaller = new Map<string, number>();

  return {
    async take(caller) {
      const day = now().toISOString().slice(0, 10);
      if (day !== today) byCaller.clear();
      today = day;
      const before = byCaller.get(caller) ?? 0;
      if (before >= MOST_A_CALLER || dailyLimit < 1) return false;
      // Counted before the wait for the database, so that calls at the same time cannot pass together.
      byCaller.set(caller, before + 1);
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
