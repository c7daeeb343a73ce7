import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the steps that people made their own. The same in every dialect. */
export const mySteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("my_step")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("step_id", "text", (column) => column.notNull())
      .addColumn("survey", "text")
      .addColumn("offered", "text")
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("chosen_at", "text", (column) => column.notNull())
      .addColumn("went", "text")
      .addColumn("went_at", "text")
      .addColumn("ended_at", "text")
      .addPrimaryKeyConstraint("my_step_key", ["account_id", "step_id"])
      .execute();
  },
};
