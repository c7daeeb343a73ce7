import { PostgresError } from "./postgres-fault.ts";

// SQLite's primary result codes for a database that currently cannot be written: BUSY, LOCKED, READONLY, IOERR, FULL,
// CANTOPEN (sqlite.org/rescode.html).
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/**
 * Returns true for a temporary error of the disk, of a lock or of the connection; false for an error in the query, a
 * bug.
 */
export function isStorageError(error: unknown): boolean {
  if (error instanceof PostgresError) return error.passes;
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === "number" && UNAVAILABLE.has(code & 0xff);
}

// SQLite's extended result code and PostgreSQL's state for a foreign key that refers to a missing row.
const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = "23503";

/** Returns true when a row was rejected because the row it refers to is gone. */
export function isOrphanError(error: unknown): boolean {
  if (error instanceof PostgresError) return error.sqlState === POSTGRES_FOREIGN_KEY;
  return (error as { errcode?: unknown } | null)?.errcode === SQLITE_FOREIGN_KEY;
}
