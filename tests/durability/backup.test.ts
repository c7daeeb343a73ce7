import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupDatabase } from "../../server/storage/backup.ts";
import { restoreDatabase } from "../../server/storage/restore.ts";
import { openSqlite } from "../../server/storage/sqlite.ts";
import { isFull } from "../support/is-full.ts";
import { audit } from "./audit.ts";
import { createClients } from "./clients.ts";
import { newPeople } from "./new-people.ts";
import { type EmbeddedSubject, embeddedSubject } from "./subjects.ts";

const BACKUPS = isFull ? 20 : 1;

let subject: EmbeddedSubject;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  subject = await embeddedSubject();
  environment = { ...process.env, DATA_DIR: subject.dataDir };
});
afterAll(() => subject?.remove());

const place = (name: string) => join(subject.folder, name);
const run = (command: string, file: string, env = environment) => {
  const { status, stdout, stderr } = spawnSync("node", ["server/commands/keepwell.ts", command, file], {
    env,
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
};
const change = (file: string, statement: string) => {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

test("each backup under load restores, and holds everything acknowledged before it began", {
  timeout: BACKUPS * 30_000,
}, async () => {
  const clients = createClients(subject.url, await newPeople(subject));
  clients.go();
  for (let turn = 0; turn < BACKUPS; turn++) {
    const paced = clients.acknowledged.length + 100;
    await expect.poll(() => clients.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(paced);
    const before = clients.acknowledged.slice();
    const file = place(`backup-${turn}`);
    // Not waited for in this thread, in which the load is made.
    const child = spawn("node", ["server/commands/keepwell.ts", "backup", file], { env: environment });
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(modeOf(file)).toBe(0o600);
    const sent = [...clients.acknowledged.slice(before.length), ...clients.unfinished()];

    const elsewhere = place(`restored-${turn}`);
    const restored = run("restore", file, { ...environment, DATA_DIR: elsewhere });
    expect(restored).toEqual({ status: 0, said: `Restored from ${file}.\n` });
    expect(modeOf(elsewhere)).toBe(0o700);
    const database = await openSqlite(elsewhere);
    expect(await audit(database, before, sent)).toEqual({ lost: 0, double: 0, half: 0 });
    await database.destroy();
  }
  await clients.finish();
  expect(clients.strange).toEqual([]);
});

test("folder, database and log can be read by their owner alone", () => {
  expect(modeOf(subject.dataDir)).toBe(0o700);
  const files = readdirSync(subject.dataDir);
  expect(files).toContain("keepwell.db-wal");
  for (const file of files) expect({ file, mode: modeOf(join(subject.dataDir, file)) }).toEqual({ file, mode: 0o600 });
});

test("a backup writes over nothing, and no restore happens under a server", () => {
  const good = place("backup-0");
  expect(run("backup", good)).toEqual({ status: 1, said: `${good} is there already; nothing is written over.\n` });
  expect(run("restore", good).said).toMatch(/keepwell\.db is in use\. Stop the server first\.\n$/);
  expect(() => backupDatabase(place("nowhere"), place("x"))).toThrow(/^There is no database/);
  const postgres = { ...environment, DATABASE_URL: "postgres://someone:secret@db/name" };
  expect(run("backup", place("x"), postgres)).toEqual({
    status: 1,
    said: expect.stringMatching(/PostgreSQL.*pg_dump(?!.*secret)/),
  });
});

test("nothing foreign, damaged or newer is restored", () => {
  const good = place("backup-0");
  writeFileSync(place("text"), "not a database");
  change(place("foreign"), "CREATE TABLE account (id)");
  copyFileSync(good, place("newer"));
  change(place("newer"), "INSERT INTO kysely_migration VALUES ('9999-later', '')");
  writeFileSync(place("damaged"), readFileSync(good).fill(7, 8_192, 40_000));
  const target = place("refusing/keepwell.db");
  const reasons = {
    missing: /no file/,
    text: /no database/,
    foreign: /no database/,
    newer: /newer/,
    damaged: /damaged|no database/,
  };
  for (const [name, reason] of Object.entries(reasons))
    expect(() => restoreDatabase(place(name), target, new Date())).toThrow(reason);
  expect(existsSync(target)).toBe(false);
});

test("what was there before a restore is kept aside, whole", async () => {
  const count = (file: string) => {
    const database = new DatabaseSync(file);
    const found = database.prepare("SELECT count(*) AS n FROM submission").get();
    database.close();
    return Number(found?.["n"]);
  };
  const database = join(subject.dataDir, "keepwell.db");
  let time = Date.now();
  const restore = () => `${restoreDatabase(place("backup-0"), database, new Date(time++))}`;
  await subject.killed();
  const all = count(database);
  const aside = restore();
  expect(count(aside)).toBe(all);
  expect(modeOf(aside)).toBe(0o600);
  expect(count(database)).toBeLessThan(all);
  // One too damaged to open gives way too, and its log does not find its way into the backup.
  for (const log of ["", "-wal"]) writeFileSync(database + log, "x".repeat(5_000));
  expect(readFileSync(restore(), "utf8")).toMatch(/^x+$/);
  expect(readdirSync(subject.dataDir)).not.toContain("keepwell.db-wal");
  expect(count(database)).toBeGreaterThan(0);
});
