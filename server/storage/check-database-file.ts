import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { FileError } from "./file-refused.ts";
import { migrationNames } from "./migrate.ts";

/**
 * Checks that a file is an undamaged Keepwell database of a version this server knows.
 * @throws FileError that says what is wrong
 */
export function checkDatabaseFile(file: string): void {
  if (!existsSync(file)) throw new FileError(`There is no file ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare("PRAGMA integrity_check").all();
    if (check[0]?.["integrity_check"] !== "ok") throw new FileError(`${file} is damaged.`);
    const known = new Set(migrationNames("sqlite"));
    const found = database.prepare("SELECT name FROM kysely_migration ORDER BY name").all();
    const newer = found.find(({ name }) => !known.has(`${name}`));
    if (newer) throw new FileError(`${file} was made by a newer version of Keepwell: it has "${newer["name"]}".`);
    const orphans = database.prepare("PRAGMA foreign_key_check").all();
    if (found.length === 0 || orphans.length > 0) throw new FileError(`${file} is damaged.`);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError(`${file} is no database of Keepwell.`);
  } finally {
    database.close();
  }
}
