import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { type CommitQueue, createCommitQueue } from "./commit-queue.ts";
import type { BeforeMigrating } from "./migrate.ts";
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
 * @param before looks at an older PostgreSQL first, which other servers may use
 * @throws UnreachableDatabase; CommandError when a newer version has migrated it
 */
export async function openStorage(
  { databaseUrl, databasePool, dataDir }: StorageConfig,
  before?: BeforeMigrating,
): Promise<Storage> {
  if (databaseUrl === null) {
    const database = await openSqlite(dataDir);
    return { database, commits: createCommitQueue(database), pool: null };
  }
  const { database, pool } = await openPostgres(databaseUrl, databasePool, undefined, before);
  return { database, commits: createPostgresCommits(database), pool };
}
