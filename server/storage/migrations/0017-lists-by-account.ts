import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Keeps every look-up of an account short, however many rows it has: its results of a scale by time, and its log-ins and
 * known browsers by their end. `account_deletion` names the accounts whose deletion has begun: what is left of one that
 * was cut off is deleted at the next start.
 */
export function listsByAccount(dialect: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex("submission_scale")
        .on("submission")
        // SQLite's indexes end with the id by themselves.
        .columns(["account_id", "scale", "submitted_at", ...(dialect === "postgres" ? ["id"] : [])])
        .execute();
      for (const table of ["access_token", "known_device"]) {
        await db.schema.dropIndex(`${table}_account`).execute();
        await db.schema.createIndex(`${table}_account`).on(table).columns(["account_id", "expires_at"]).execute();
      }
      await db.schema
        .createTable("account_deletion")
        .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
        .execute();
    },
  };
}
