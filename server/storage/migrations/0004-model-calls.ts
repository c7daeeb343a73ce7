import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How many calls went to a language model on each day. A number a day, and nothing of anybody. */
export const modelCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("model_calls")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("calls", "integer", (column) => column.notNull())
      .execute();
  },
};
