import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite, sqliteFile } from "../../server/storage/sqlite.ts";

let template: Promise<string> | null = null;

/**
 * Puts an embedded database in its newest form, without a row, into a folder that has none. Each process migrates one
 * and copies it, as the suite on PostgreSQL does: hundreds of tests start a server, and few are about migrations.
 */
export async function placeMigratedDatabase(folder: string): Promise<void> {
  if (existsSync(sqliteFile(folder))) return;
  template ??= makeTemplate();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(sqliteFile(await template), sqliteFile(folder));
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Closing merges the log into the file.
  await (await openSqlite(folder)).destroy();
  return folder;
}
