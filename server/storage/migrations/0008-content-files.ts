import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What was published, file by file as it was written: the course of each file, and where several servers
 * share a database, the content itself. Files that were published together share `publication`.
 */
export function contentFiles(dialect: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("content_file")
        .addColumn("id", dialect === "sqlite" ? "integer" : "bigserial", (column) =>
          dialect === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
        )
        .addColumn("publication", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("text", "text")
        .addColumn("origin", "text", (column) => column.notNull())
        .addColumn("published_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("content_file_name").on("content_file").columns(["name", "id"]).execute();
    },
  };
}
