import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores who staff are at an identity provider. The same in every dialect. */
export const staffOidc: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff_oidc")
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("staff_id", "text", (column) => column.notNull().references("staff.id").onDelete("cascade"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("staff_oidc_key", ["issuer", "subject"])
      .execute();
    await db.schema.alterTable("staff_challenge").addColumn("name", "text").execute();
    // Deleting a person deletes who they are there.
    await db.schema.createIndex("staff_oidc_staff").on("staff_oidc").column("staff_id").execute();
  },
};
