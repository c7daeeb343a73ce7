import { PostgresFault } from "./postgres-fault.ts";

// SQLite's primary result codes for a database that cannot be written just now:
// BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN (sqlite.org/rescode.html).
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/** True for a fault of the disk, of a lock or of the connection, which passes; false for one of the query, a bug. */
export function isStorageFault(fault: unknown): boolean {
  if (fault instanceof PostgresFault) return fault.passes;
  const code = (fault as { errcode?: unknown } | null)?.errcode;
  return typeof code === "number" && UNAVAILABLE.has(code & 0xff);
}
