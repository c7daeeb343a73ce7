import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores browsers that need no password, and codes that set a new one. The same in every dialect. */
export const devicesAndCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("known_device")
      .addColumn("device_hash", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("known_device_key", ["device_hash", "account_id"])
      .execute();

    await db.schema
      .createTable("account_code")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addColumn("expires_at", "text")
      .addPrimaryKeyConstraint("account_code_key", ["account_id", "kind"])
      .execute();

    // Both tables are queried by account when a password changes and when an account is deleted.
    await db.schema.createIndex("known_device_account").on("known_device").column("account_id").execute();
    await db.schema.createIndex("access_token_account").on("access_token").column("account_id").execute();
  },
};
