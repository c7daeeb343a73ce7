import { PostgresError } from "./postgres-error.ts";

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
