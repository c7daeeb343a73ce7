import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Counting a try no longer waits for a sync to disk: each set of answers waited for two, its own and this one. After
 * a crash of PostgreSQL the counts begin anew, as those in memory do after a restart. Only PostgreSQL has the table.
 */
export const unloggedRateCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table rate_count set unlogged`.execute(db);
  },
};
