import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores every published file as it was written: its history, and where several servers share a database, the content
 * itself. Files published together share `publication`.
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
