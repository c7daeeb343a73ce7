import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the passkeys of staff, and for minutes the hashes of what they are asked to sign. The same in every dialect. */
export const staffPasskeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff_passkey")
      .addColumn("credential_id", "text", (column) => column.primaryKey())
      .addColumn("staff_id", "text", (column) => column.notNull().references("staff.id").onDelete("cascade"))
      .addColumn("public_key", "text", (column) => column.notNull())
      // Up to 2³² − 1.
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("rp_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_challenge")
      .addColumn("challenge_hash", "text", (column) => column.primaryKey())
      .addColumn("link_hash", "text")
      .addColumn("staff_id", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    // Deleting a person deletes their passkeys.
    await db.schema.createIndex("staff_passkey_staff").on("staff_passkey").column("staff_id").execute();
  },
};
