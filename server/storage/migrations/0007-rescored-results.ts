import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores results that a later rule recalculated. The submission names the version that did it. The first result is kept
 * for good in a separate table, because few submissions ever have one.
 */
export function rescoredResults(dialect: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("submission")
        .addColumn("scored_by", "text", (column) => column.references("content_version.hash"))
        .execute();
      await db.schema
        .createTable("original_result")
        .addColumn("submission_id", dialect === "sqlite" ? "integer" : "bigint", (column) =>
          column.primaryKey().references("submission.id").onDelete("cascade"),
        )
        .addColumn("score", "double precision", (column) => column.notNull())
        .addColumn("meaning", "text", (column) => column.notNull())
        .addColumn("trace", "text", (column) => column.notNull())
        .addColumn("replaced_at", "text", (column) => column.notNull())
        .execute();
    },
  };
}
