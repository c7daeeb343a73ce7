import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the drafts of editors, each with the log of its steps. The same in every dialect. */
export const studioDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("studio_draft")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("scale", "text", (column) => column.notNull())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("editor_id", "text", (column) => column.notNull())
      .addColumn("editor", "text", (column) => column.notNull())
      .addColumn("edited_since", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("survey", "text", (column) => column.notNull())
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("made_from", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addUniqueConstraint("studio_draft_owner", ["scale", "owner_id"])
      .execute();
    await db.schema
      .createTable("studio_step")
      .addColumn("draft_id", "text", (column) => column.notNull().references("studio_draft.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("studio_step_key", ["draft_id", "number"])
      .execute();
  },
};
