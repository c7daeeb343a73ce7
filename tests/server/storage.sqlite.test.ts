import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqlite } from "../../server/storage/sqlite.ts";
import type { Tables } from "../../server/storage/tables.ts";

let folder: string;
let database: Kysely<Tables>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keepwell-storage-"));
  database = await openSqlite(join(folder, "data"));
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

test("every commit is synced: the pragma is read back as FULL on an open connection", async () => {
  const read = async (name: string) =>
    Object.values((await sql.raw(`PRAGMA ${name}`).execute(database)).rows[0] as object)[0];
  expect(await read("synchronous")).toBe(2);
  expect(await read("journal_mode")).toBe("wal");
  expect(await read("foreign_keys")).toBe(1);
  expect(await read("secure_delete")).toBe(1);
});

test("the folder and the file can be read by their owner alone", () => {
  expect(statSync(join(folder, "data")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "data/keepwell.db")).mode & 0o777).toBe(0o600);
});

/** Holds the whole database for a moment, as SQLite does while its last connection merges the log and closes. */
const HOLDER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(workerData);
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  database.exec("BEGIN IMMEDIATE");
  database.exec("COMMIT");
  parentPort.postMessage("held");
  setTimeout(() => database.close(), 300);
`;

test("a database that another process holds for a moment is opened once it is free", async () => {
  const busy = join(folder, "busy");
  await (await openSqlite(busy)).destroy();
  const holder = new Worker(HOLDER, { eval: true, workerData: join(busy, "keepwell.db") });
  await once(holder, "message");
  const opened = await openSqlite(busy);
  expect(await opened.selectFrom("account").selectAll().execute()).toEqual([]);
  await opened.destroy();
});
