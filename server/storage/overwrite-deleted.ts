import { setTimeout } from "node:timers/promises";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** What reads for a moment, such as another process that looks something up, is done by then; a backup may not be. */
const TRIES = 5;
const PAUSE_MS = 100;

/**
 * Takes what was deleted out of the embedded database's log too, which keeps older pages until it is
 * written over. While something reads for long, such as a backup, it is left to the next time; PostgreSQL keeps
 * house itself.
 */
export async function overwriteDeleted(database: Kysely<Tables>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let tries = 1; !(await isLogEmptied(database)) && tries < TRIES; tries++) await setTimeout(PAUSE_MS);
}

function isLogEmptied(database: Kysely<Tables>): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    // Waiting for a reader would hold up everybody: this database answers in the same thread.
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    try {
      const emptied = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
      return emptied.rows[0]?.busy === 0;
    } finally {
      await sql`PRAGMA busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}
