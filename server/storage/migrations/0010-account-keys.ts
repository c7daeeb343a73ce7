import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Separates the id on the wire from the key that rows refer to: `id` stays the key, so that nothing stored changes, and
 * `user_id`, at first the same, can be replaced. `owner` is random.
 */
export function accountKeys(dialect: "sqlite" | "postgres"): Migration {
  const randomText =
    dialect === "sqlite" ? sql`lower(hex(randomblob(16)))` : sql`replace(gen_random_uuid()::text, '-', '')`;
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ["user_id", "owner"]) {
        // SQLite adds no column that is not null without a default. The unique index keeps the default from being used.
        await db.schema
          .alterTable("account")
          .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
          .execute();
      }
      await sql`update account set user_id = id, owner = ${randomText}`.execute(db);
      for (const column of ["user_id", "owner"]) {
        await db.schema.createIndex(`account_${column}`).on("account").column(column).unique().execute();
        if (dialect === "sqlite") continue;
        const dropped = db.schema.alterTable("account").alterColumn(column, (changed) => changed.dropDefault());
        await dropped.execute();
      }
    },
  };
}
