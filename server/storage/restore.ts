import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncFile } from "./backup.ts";
import { checkDatabaseFile } from "./check-database-file.ts";
import { FileError } from "./file-refused.ts";

// SQLite's primary result codes for a file in use (BUSY, LOCKED) and for a damaged one (CORRUPT, NOTADB).
const IN_USE = new Set([5, 6]);
const DAMAGED = new Set([11, 26]);

/**
 * Replaces the embedded database, which no server may be using, with a backup. If it is interrupted at any point, one
 * of the two is there and complete.
 * @param backup is only read
 * @param target the database's file; there may be none yet
 * @returns where the earlier database is kept; null when there was none
 * @throws FileError, and nothing is changed
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
      // A log that was not merged belongs to a damaged file. It is moved with that file, or SQLite would apply it to
      // the backup.
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
 * Merges the database into one file and locks it.
 * @returns the connection that holds the lock until it is closed; null when the file is too damaged for that
 * @throws FileError when the database is in use
 */
function takeAlone(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    // Fails while any other connection is open, even an idle one.
    const [mode] = database.prepare("PRAGMA journal_mode = DELETE").all();
    if (mode?.["journal_mode"] !== "delete") throw new FileError(inUse(file));
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
    if (DAMAGED.has(code)) return null;
    throw IN_USE.has(code) ? new FileError(inUse(file)) : error;
  }
}

const inUse = (file: string) => `${file} is in use. Stop the server first.`;

/** Gives a file a second name without opening it, because closing it would end the lock on it (POSIX). */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The file system has no links.
    copy(from, to);
  }
}

/** Copies a file and syncs it; only its owner can read the copy. */
function copy(from: string, to: string): void {
  rmSync(to, { force: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, 0o600);
  syncFile(to);
}
