import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncFile } from "./backup.ts";
import { checkDatabaseFile } from "./check-database-file.ts";
import { FileError } from "./file-refused.ts";

// SQLite's primary result codes of a file in use (BUSY, LOCKED), and of one that is damaged (CORRUPT, NOTADB).
const IN_USE = new Set([5, 6]);
const DAMAGED = new Set([11, 26]);

/**
 * Puts a backup in the place of the embedded database, which no server may be using. Whenever it is
 * interrupted, one of the two is there, whole.
 * @param backup is only read
 * @param target the database's file; there may be none yet
 * @returns where the database that was there is kept; null when there was none
 * @throws FileRefused, then nothing is changed
 */
export function restoreDatabase(backup: string, target: string, now: Date): string | null {
  checkDatabaseFile(backup);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  chmodSync(dirname(target), 0o700);
  const current = existsSync(target) ? takeAlone(target) : null;
  const part = `${target}.part`;
  try {
    copy(backup, part);
    checkDatabaseFile(part);
    const aside = `${target}.before-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
    if (existsSync(target)) {
      // A log that was not folded in belongs to a damaged file. It goes aside with it: SQLite would read it into the backup.
      for (const log of ["", "-wal"]) if (existsSync(target + log)) keep(target + log, aside + log);
      for (const log of ["-wal", "-shm"]) rmSync(target + log, { force: true });
    }
    renameSync(part, target);
    syncFile(dirname(target));
    return existsSync(aside) ? aside : null;
  } finally {
    current?.close();
    rmSync(part, { force: true });
  }
}

/**
 * Makes the database one file that nobody else uses.
 * @returns what keeps others out until it is closed; null when the file is too damaged for that
 * @throws FileRefused when someone uses it
 */
function takeAlone(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    // Refused while any other connection is open, even an idle one.
    const [mode] = database.prepare("PRAGMA journal_mode = DELETE").all();
    if (mode?.["journal_mode"] !== "delete") throw new FileError(inUse(file));
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (fault) {
    database.close();
    const code = Number((fault as { errcode?: unknown }).errcode) & 0xff;
    if (DAMAGED.has(code)) return null;
    throw IN_USE.has(code) ? new FileError(inUse(file)) : fault;
  }
}

const inUse = (file: string) => `${file} is in use. Stop the server first.`;

/** Gives a file a second name. It is not opened for that: closing it would end the lock on it (POSIX). */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A file system without links.
    copy(from, to);
  }
}

/** Readable by its owner alone, and on disk. */
function copy(from: string, to: string): void {
  rmSync(to, { force: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, 0o600);
  syncFile(to);
}
