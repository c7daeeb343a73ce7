import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Makes counting a try independent of a sync to disk: each set of answers waited for two syncs, its own and this one.
 * After a crash of PostgreSQL the counts start again, as those in memory do after a restart. Only PostgreSQL has the
 * table.
 */
export const unloggedRateCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table rate_count set unlogged`.execute(db);
  },
};
