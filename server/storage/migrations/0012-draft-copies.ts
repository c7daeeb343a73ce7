import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores copies of drafts, so that they can be continued on another device. The same in every dialect. */
export const draftCopies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("draft_copy")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("draft_id", "text", (column) => column.notNull())
      .addColumn("survey", "text", (column) => column.notNull())
      .addColumn("body", "text")
      .addColumn("ended", "text")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("draft_copy_key", ["account_id", "draft_id"])
      .execute();
  },
};
