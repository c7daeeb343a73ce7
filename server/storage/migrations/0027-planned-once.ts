import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Lets each connection plan the storing of submissions once. PostgreSQL planned it anew for every batch, which took
 * longer than storing eight submissions. A plan that is kept must not depend on how full the tables were when it was
 * made: on an empty table PostgreSQL would read all rows, and go on doing so while there come thousands. So it takes
 * the indexes. Only PostgreSQL has the function.
 */
export const plannedOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter function store_submissions(json)
      set plan_cache_mode = 'force_generic_plan'
      set enable_seqscan = off
      set enable_hashjoin = off
      set enable_mergejoin = off`.execute(db);
  },
};
