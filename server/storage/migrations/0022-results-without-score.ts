import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A result may have no score: a rule gives none when too much was left open. */
export const resultsWithoutScore: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["submission", "original_result"]) {
      await sql`alter table ${sql.table(table)} alter column score drop not null`.execute(db);
    }
  },
};
