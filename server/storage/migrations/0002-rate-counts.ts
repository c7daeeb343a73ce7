import type { Migration } from "kysely/migration";

/**
 * Stores how often something was tried, counted by all servers together, in the columns that rate-limiter-flexible
 * expects. Only PostgreSQL has the table: a single server counts in memory.
 */
export const rateCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable("rate_count")
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
};
