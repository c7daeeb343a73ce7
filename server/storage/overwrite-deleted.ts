import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Takes what was deleted out of the embedded database's log too, which keeps older pages until it is
 * written over. While something reads, such as a backup, it is left to the next time; PostgreSQL keeps
 * house itself.
 */
export async function overwriteDeleted(database: Kysely<Tables>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await database.connection().execute(async (connection) => {
    // Waiting for a reader would hold up everybody: this database answers in the same thread.
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
    await sql`PRAGMA busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
  });
}
