import { setTimeout } from "node:timers/promises";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** A short read, such as a look-up by another process, ends within these tries; a backup may not. */
const TRIES = 5;
const PAUSE_MS = 100;

/**
 * Removes deleted data from the embedded database's log too, which keeps older pages until it is overwritten. During a
 * long read, such as a backup, this is left to the next call. PostgreSQL cleans up by itself.
 */
export async function overwriteDeleted(database: Kysely<Tables>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let tries = 1; !(await isLogEmptied(database)) && tries < TRIES; tries++) await setTimeout(PAUSE_MS);
}

/**
 * Copies what is in the embedded database's log into its file as far as nothing reads it. Done after each step of a long
 * change, it keeps the log short: copying a long one stops everything.
 */
export async function copyLog(database: Kysely<Tables>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(database);
}

function isLogEmptied(database: Kysely<Tables>): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    // Waiting for a reader would block every request, because this database runs in the same thread.
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
