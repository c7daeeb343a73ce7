// SQLite's primary result codes for a database that cannot be written just now:
// BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN (sqlite.org/rescode.html).
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/** True for a fault of the disk or of a lock, which passes; false for one of the query, which is a bug. */
export function isStorageFault(fault: unknown): boolean {
  const code = (fault as { errcode?: unknown } | null)?.errcode;
  return typeof code === "number" && UNAVAILABLE.has(code & 0xff);
}
