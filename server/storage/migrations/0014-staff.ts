import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores the people who run the site, how each of them signs in, what they propose, and who published what. Of links and
 * sessions only hashes are stored. The same in every dialect.
 */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull().unique())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_password")
      .addColumn("staff_id", "text", (column) => column.primaryKey().references("staff.id").onDelete("cascade"))
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("totp_secret", "text", (column) => column.notNull())
      .addColumn("totp_step", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_session")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("staff_id", "text", (column) => column.notNull().references("staff.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_link")
      .addColumn("link_hash", "text", (column) => column.primaryKey())
      .addColumn("name", "text")
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("totp_secret", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("studio_proposal")
      .addColumn("scale", "text", (column) => column.primaryKey())
      .addColumn("survey", "text", (column) => column.notNull())
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("made_from", "text", (column) => column.notNull())
      .addColumn("proposed_by", "text", (column) => column.notNull())
      .addColumn("staff_id", "text")
      .addColumn("proposed_at", "text", (column) => column.notNull())
      .execute();
    // Deleting a person deletes their sessions.
    await db.schema.createIndex("staff_session_staff").on("staff_session").column("staff_id").execute();
    await db.schema.alterTable("content_file").addColumn("published_by", "text").execute();
  },
};
