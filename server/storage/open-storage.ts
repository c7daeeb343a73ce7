import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { type CommitQueue, createCommitQueue } from "./commit-queue.ts";
import { openPostgres } from "./postgres.ts";
import { createPostgresCommits } from "./postgres-commits.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** Selects the database. */
export type StorageConfig = {
  /** The address of PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The most connections to PostgreSQL this server opens. */
  readonly databasePool: number;
  /** The folder of the embedded database. */
  readonly dataDir: string;
};

export type Storage = {
  readonly database: Kysely<Tables>;
  readonly commits: CommitQueue;
  /** The pool for PostgreSQL, which several servers share; null with the embedded database. */
  readonly pool: Pool | null;
};

/**
 * Opens the configured database and migrates it to the newest version. `database.destroy()` closes it.
 * @throws UnreachableDatabase
 */
export async function openStorage({ databaseUrl, databasePool, dataDir }: StorageConfig): Promise<Storage> {
  if (databaseUrl === null) {
    const database = await openSqlite(dataDir);
    return { database, commits: createCommitQueue(database), pool: null };
  }
  const { database, pool } = await openPostgres(databaseUrl, databasePool);
  return { database, commits: createPostgresCommits(database), pool };
}
