import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { type CommitQueue, createCommitQueue } from "./commit-queue.ts";
import { openPostgres } from "./postgres.ts";
import { createPostgresCommits } from "./postgres-commits.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** Which database it is. */
export type StorageConfig = {
  /** PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL this server holds at most. */
  readonly databasePool: number;
  /** The folder of the embedded database. */
  readonly dataDir: string;
};

export type Storage = {
  readonly database: Kysely<Tables>;
  readonly commits: CommitQueue;
  /** Connections to PostgreSQL, which several servers share; null with the embedded database. */
  readonly pool: Pool | null;
};

/**
 * The database the configuration names, in its newest form. `database.destroy()` closes it.
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
