import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Results that were worked out anew by a later rule: which version did it stands beside the submission, and
 * what stood there first is kept for good, in a table of its own, since few submissions ever have it.
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
