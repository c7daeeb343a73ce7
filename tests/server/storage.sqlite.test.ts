import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("every commit is synced: the pragma is read back as FULL on an open connection", async () => {
  const read = async (name: string) =>
    Object.values((await sql.raw(`PRAGMA ${name}`).execute(server.database)).rows[0] as object)[0];
  expect(await read("synchronous")).toBe(2);
  expect(await read("journal_mode")).toBe("wal");
  expect(await read("foreign_keys")).toBe(1);
  expect(await read("secure_delete")).toBe(1);
});

test("the folder and the file can be read by their owner alone", () => {
  expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(server.dataDir, "keepwell.db")).mode & 0o777).toBe(0o600);
});
