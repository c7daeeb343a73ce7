import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../../server/rate-limits/numbers.ts";
import { createRateLimits } from "../../server/rate-limits/rate-limits.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { SERVING } from "../../server/storage/postgres-pool.ts";
import { accountRow } from "../support/account-row.ts";
import { runCommand } from "../support/run-command.ts";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";

let own: TestDatabase;
beforeEach(async () => {
  own = await newPostgresDatabase();
});
afterEach(() => own.drop());

test("what is acknowledged is synced, and nothing takes for ever, whatever the database's own settings", async () => {
  await own.asSuperuser(`ALTER DATABASE ${own.name} SET synchronous_commit = off`);
  const { database } = await openPostgres(own.url, 2);
  const read = async (name: string) =>
    (await sql<object>`select current_setting(${name}) as value`.execute(database)).rows[0];
  expect(await read("synchronous_commit")).toEqual({ value: "on" });
  expect(await read("statement_timeout")).toEqual({ value: "5s" });
  expect(await read("lock_timeout")).toEqual({ value: "3s" });
  expect(await read("idle_in_transaction_session_timeout")).toEqual({ value: "10s" });
  await database.destroy();
});

test("no more connections are taken than allowed", async () => {
  const { database, pool } = await openPostgres(own.url, 3);
  await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.01)`.execute(database)));
  expect(pool.totalCount).toBe(3);
  await database.destroy();
});

test("servers that start at once on an empty database make its tables once", async () => {
  const empty = await newPostgresDatabase("template0");
  const opened = await Promise.all(Array.from({ length: 6 }, () => openPostgres(empty.url, 1)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    opened[0]?.database ?? never(),
  );
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(["0001-first-tables", "0002-rate-counts"]));
  await Promise.all(opened.map(({ database }) => database.destroy()));
  await empty.drop();
});

describe("a database that cannot be used is said in one sentence, without a word of its address", () => {
  const changed = (change: Partial<URL>) => Object.assign(new URL(own.url), change).href;
  const cases: [string, () => string, RegExp][] = [
    ["nothing there", () => changed({ port: "1" }), /nothing listens at this host and port/],
    ["a wrong password", () => changed({ password: "secret" }), /does not take this user and password/],
    ["no such database", () => changed({ pathname: "/missing" }), /no database of this name/],
    ["a host nobody knows", () => changed({ host: "db.invalid" }), /host name is not known/],
  ];
  test.each(cases)("%s", async (_, address, reason) => {
    const error = await openPostgres(address(), 1).then(never, (error: Error) => error);
    expect(error.message).toMatch(reason);
    expect(error.message).toMatch(/^The database at DATABASE_URL cannot be used: [^.]+\.$/);
    for (const secret of ["secret", "keepwell", "127.0.0.1", "missing", "invalid", new URL(own.url).password])
      expect(`${error.stack}${JSON.stringify(error)}`.replaceAll(/\n {4}at .*/g, "")).not.toContain(secret);
  });
});

test("a statement that takes too long is given up, and its connection serves on", async () => {
  const { database } = await openPostgres(own.url, 1, { ...SERVING, statement: 100 });
  const late = sql`select pg_sleep(5)`.execute(database);
  await expect(late).rejects.toMatchObject({ sqlState: "57014", passes: true });
  await sql`select 1`.execute(database);
  await database.destroy();
});

test("an error that is logged quotes nothing a person sent", async () => {
  const { database } = await openPostgres(own.url, 1);
  const row = accountRow("private@example.com");
  const insert = () => database.insertInto("account").values(row).execute();
  await insert();
  const error = await insert().then(never, (error: Error) => error);
  expect(error).toMatchObject({ sqlState: "23505", passes: false });
  expect(`${error.stack}${JSON.stringify(error)}`).not.toContain("private@");
  await database.destroy();
});

test("counts of tries go on in memory while the database is away", async () => {
  const { database, pool } = await openPostgres(own.url, 1);
  const limits = createRateLimits({ ...RATE_LIMITS, chat: { count: 2, seconds: 60 } }, pool);
  await database.destroy();
  for (let turn = 0; turn < 2; turn++) await limits.take("chat", "someone");
  await expect(limits.take("chat", "someone")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

function never(): never {
  throw new Error("this should have failed");
}

test("an export over a database that can only be read says so, and takes nothing away", async () => {
  await own.asSuperuser(`ALTER DATABASE ${own.name} SET default_transaction_read_only = on`);
  const environment = { DATABASE_URL: own.url, DATA_DIR: mkdtempSync(join(tmpdir(), "keepwell-replica-")) };
  const client = new Client(own.url);
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(
    "insert into content_version (hash, scale, survey, rule, published_at) values ($1, 'stress', $2, $3, '')",
    ["hash", readFileSync("surveys/stress.json", "utf8"), readFileSync("scoring-rules/stress.json", "utf8")],
  );
  await client.end();
  expect(await runCommand("scale:export", ["stress"], environment)).toEqual({
    ...{ status: 1, stdout: "" },
    stderr: expect.stringMatching(/The database at DATABASE_URL cannot be used: it can only be read\.\n$/),
  });
  rmSync(environment.DATA_DIR, { recursive: true });
});
