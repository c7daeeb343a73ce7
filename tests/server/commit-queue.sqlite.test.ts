import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import { requireAccount } from "../../server/accounts/accounts.ts";
import { type CommitQueue, createCommitQueue } from "../../server/storage/commit-queue.ts";
import { openSqlite } from "../../server/storage/sqlite.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { accountRow } from "../support/account-row.ts";

let folder: string;
let database: Kysely<Tables>;
let commits: CommitQueue;
let onlooker: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "keepwell-commits-"));
  database = await openSqlite(folder);
  commits = createCommitQueue(database);
  onlooker = new DatabaseSync(join(folder, "keepwell.db"));
});
afterEach(async () => {
  onlooker.close();
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const NEW = "new" as UserId;

/** How many rows are committed, as another process sees it. */
const committed = () => Number(onlooker.prepare("SELECT count(*) AS n FROM account").get()?.["n"]);

const addTo = (transaction: Kysely<Tables>, id: string, note = "") =>
  transaction
    .insertInto("account")
    .values(accountRow(`${id}@example.com`, { id: id as AccountKey, user_id: id as UserId, password_hash: note }))
    .execute();

const addAccount = (id: string, note = "") =>
  commits.write(async (transaction) => {
    await addTo(transaction, id, note);
    return { id, seenOutside: committed() };
  });

test("writes that arrive together share one commit and are answered after it", async () => {
  const replies = await Promise.all(
    Array.from({ length: 64 }, async (_, index) => {
      const { seenOutside } = await addAccount(`p${index}`);
      return { seenOutside, afterwards: committed() };
    }),
  );
  // While the last of them was written, none was visible outside; when any was answered, all were.
  expect(replies.map(({ seenOutside }) => seenOutside)).toEqual(Array(64).fill(0));
  expect(replies.map(({ afterwards }) => afterwards)).toEqual(Array(64).fill(64));
});

test("a write that reads first is not undone by a command that writes meanwhile", async () => {
  await addAccount("first");
  const renames = () => onlooker.exec("UPDATE account SET gender = 'Male'");
  const written = commits.write(async (transaction) => {
    const people = await transaction.selectFrom("account").select("id").execute();
    // The command waits for its turn; this one does not.
    expect(renames).toThrow("locked");
    await addTo(transaction, `second after ${people.length}`);
  });
  await expect(written).resolves.toBeUndefined();
  renames();
  expect(committed()).toBe(2);
});

test("nobody reads what is not committed yet", async () => {
  const writing = commits.write(async (transaction) => {
    await addTo(transaction, "new");
    expect(await requireAccount(transaction, NEW)).toMatchObject({ id: "new" });
    await expect(requireAccount(database, NEW)).rejects.toMatchObject({ code: "UNKNOWN_USER" });
  });
  await writing;
  expect(await requireAccount(database, NEW)).toMatchObject({ id: "new" });
});

test("a bad write does not sink its group, and nothing of it is kept", async () => {
  await addAccount("taken");
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 31 }, (_, index) => addAccount(`a${index}`)),
    addAccount("taken"),
    commits.write(async (transaction) => {
      await transaction
        .insertInto("account")
        .values(accountRow("half", { id: "half" as AccountKey }))
        .execute();
      throw new Error("changed its mind");
    }),
    ...Array.from({ length: 31 }, (_, index) => addAccount(`b${index}`)),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(62);
  expect(outcomes[32]).toMatchObject({ status: "rejected", reason: new Error("changed its mind") });
  expect(committed()).toBe(63);
  expect(onlooker.prepare("SELECT id FROM account WHERE id = 'half'").get()).toBeUndefined();
});

test("more writes than one commit takes are all kept", async () => {
  await Promise.all(Array.from({ length: 700 }, (_, index) => addAccount(`p${index}`)));
  expect(committed()).toBe(700);
});

test("a full disk is said as such, nothing is acknowledged, and writing goes on once there is room", async () => {
  const pages = Number(onlooker.prepare("PRAGMA page_count").get()?.["page_count"]);
  await sql.raw(`PRAGMA max_page_count = ${pages + 2}`).execute(database);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => addAccount(`p${i}`, "x".repeat(9000))),
  );
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "STORAGE_UNAVAILABLE" } });
  expect(committed()).toBe(0);
  await sql.raw("PRAGMA max_page_count = 1000000").execute(database);
  await addAccount("later", "x".repeat(9000));
  expect(committed()).toBe(1);
});

test("a database locked by another is said as such, and writing goes on once it is free", async () => {
  await sql.raw("PRAGMA busy_timeout = 50").execute(database);
  onlooker.exec("BEGIN IMMEDIATE");
  await expect(addAccount("early")).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE", status: 503 });
  onlooker.exec("COMMIT");
  await addAccount("late");
  expect(committed()).toBe(1);
});
