import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Creates the first tables. `submission` has one index beside its key: each further one costs a third of the durable
 * insert rate, and every look-up here is by account.
 */
export function firstTables(autoIncrement: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("account")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull().unique())
        .addColumn("password_hash", "text", (column) => column.notNull())
        .addColumn("gender", "text", (column) => column.notNull())
        .addColumn("year_of_birth", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("access_token")
        .addColumn("token_hash", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("content_version")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("scale", "text", (column) => column.notNull())
        .addColumn("survey", "text", (column) => column.notNull())
        .addColumn("rule", "text", (column) => column.notNull())
        .addColumn("published_at", "text", (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("submission")
        .addColumn("id", autoIncrement === "sqlite" ? "integer" : "bigserial", (column) =>
          autoIncrement === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
        )
        .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
        .addColumn("idempotency_key", "text", (column) => column.notNull())
        .addColumn("body_hash", "text", (column) => column.notNull())
        .addColumn("scale", "text", (column) => column.notNull())
        .addColumn("content_hash", "text", (column) => column.notNull().references("content_version.hash"))
        .addColumn("answers", "text", (column) => column.notNull())
        .addColumn("trace", "text", (column) => column.notNull())
        .addColumn("score", "double precision", (column) => column.notNull())
        .addColumn("meaning", "text", (column) => column.notNull())
        .addColumn("age_band", "text", (column) => column.notNull())
        .addColumn("submitted_at", "text", (column) => column.notNull())
        .addUniqueConstraint("submission_account_key", ["account_id", "idempotency_key"])
        .execute();

      await db.schema
        .createTable("score_count")
        .addColumn("scale", "text", (column) => column.notNull())
        .addColumn("age_band", "text", (column) => column.notNull())
        .addColumn("score", "double precision", (column) => column.notNull())
        .addColumn("people", "integer", (column) => column.notNull().defaultTo(sql`0`))
        .addPrimaryKeyConstraint("score_count_key", ["scale", "age_band", "score"])
        .execute();
    },
  };
}
