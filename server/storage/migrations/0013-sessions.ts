import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Notes of each log-in and each known browser what its owner tells them apart by: when it was made and last used, and a
 * rough name of the browser. `cookie_hash` belongs to the session's cookie. The same in every dialect.
 */
export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["access_token", "known_device"]) {
      for (const column of ["created_at", "used_at", "browser"]) {
        await db.schema.alterTable(table).addColumn(column, "text").execute();
      }
    }
    await db.schema.alterTable("access_token").addColumn("cookie_hash", "text").execute();
    await db.schema.createIndex("access_token_cookie").on("access_token").column("cookie_hash").unique().execute();
  },
};
