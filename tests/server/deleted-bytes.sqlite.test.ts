import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { overwriteDeleted } from "../../server/storage/overwrite-deleted.ts";
import { sqliteFile } from "../../server/storage/sqlite.ts";
import { PROOF, registration, startTestServer } from "../support/test-server.ts";

test.each([
  ["", null],
  [", though something reads for a moment", 150],
])("after a deletion no byte of the address or the id is left in the files%s", async (_, readsMs) => {
  const server = await startTestServer();
  const email = "a-very-rare-address@example.com";
  for (let index = 0; index < 40; index++) await server.newPerson(`neighbor-${index}@example.com`);
  await server.post("/register", registration(email));
  const { userID, token } = await server.logIn(email);
  for (let index = 40; index < 80; index++) await server.newPerson(`neighbor-${index}@example.com`);
  const stored = () =>
    Buffer.concat(readdirSync(server.dataDir).map((name) => readFileSync(join(server.dataDir, name))));
  for (const secret of [email, userID]) expect(stored().includes(secret)).toBe(true);
  if (readsMs !== null) readFor(readsMs, sqliteFile(server.dataDir));
  expect((await server.post("/api/account/delete", PROOF, { authorization: token })).status).toBe(200);
  for (const secret of [email, userID]) expect(stored().includes(secret)).toBe(false);
  expect(stored().includes("neighbor-79@example.com")).toBe(true);
  await server.close();
});

test("a log that cannot be emptied is an error, after which the database waits for others as before", async () => {
  const server = await startTestServer();
  const patience = async () => (await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(server.database)).rows;
  const before = await patience();
  // SQLite refuses it in the middle of a transaction.
  await sql`begin immediate`.execute(server.database);
  await expect(overwriteDeleted(server.database)).rejects.toThrow(/locked/);
  await sql`rollback`.execute(server.database);
  expect(await patience()).toEqual(before);
  await server.close();
});

/** As a command does that looks something up in another process. */
function readFor(ms: number, file: string): void {
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec("begin; select count(*) from account");
  setTimeout(() => reader.close(), ms);
}
