import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { checkDatabaseFile } from "./check-database-file.ts";
import { FileError } from "./file-refused.ts";

/**
 * Copies the embedded database while a server uses it. The copy is one consistent state with everything acknowledged
 * before. It is checked and synced when this returns, and only its owner can read it.
 * @param source the database's file
 * @param target must not exist; an incomplete copy is at `<target>.part`
 * @throws FileError
 */
export function backupDatabase(source: string, target: string): void {
  if (!existsSync(source)) throw new FileError(`There is no database at ${source}.`);
  if (existsSync(target)) throw new FileError(`${target} is there already; nothing is written over.`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, "wx", 0o600));
  try {
    const database = new DatabaseSync(source, { timeout: 5_000 });
    // It reads a single state: SQLite's page-wise backup starts over whenever another process writes.
    database.prepare("VACUUM INTO ?").run(part);
    database.close();
    checkDatabaseFile(part);
    syncFile(part);
    renameSync(part, target);
    syncFile(dirname(target));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Syncs a file, or a folder's list of files, to disk. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
