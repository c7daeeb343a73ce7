import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores how many calls went to a language model each day: one number per day and nothing about anyone. */
export const modelCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("model_calls")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("calls", "integer", (column) => column.notNull())
      .execute();
  },
};
