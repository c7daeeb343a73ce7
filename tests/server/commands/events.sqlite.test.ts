import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEventKey } from "../../../server/events/event-key.ts";
import { openEventLog } from "../../../server/events/event-log.ts";
import { openStorage } from "../../../server/storage/open-storage.ts";
import { runCommand } from "../../support/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-events-"));
const environment = { DATA_DIR: folder };

beforeAll(async () => {
  const { database, commits } = await openStorage({ databaseUrl: null, databasePool: 1, dataDir: folder });
  let day = 1;
  const key = await openEventKey(folder);
  const log = openEventLog({ commits, key, now: () => new Date(Date.UTC(2026, 4, day++)) });
  await log.done("publishDraft", { staff: "=Ada" }, "192.0.2.0/24");
  await log.done("logIn", null, "192.0.2.0/24");
  await database.destroy();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...options: string[]) => runCommand("events", options, environment);

test("prints what happened as CSV, and no formula", async () => {
  const lines = (await run()).stdout.trim().split("\n");
  expect(lines[0]).toBe("at,kind,outcome,who,network,times,chain,number");
  // A number that begins with "-" would be a formula too.
  expect(lines[1]).toMatch(/^2026-05-01T00:00:00\.000Z,publishDraft,done,'=Ada,192\.0\.2\.0\/24,1,(\w|'-)[\w-]{11},1$/);
  expect(lines).toHaveLength(3);
});

test("leaves out what is not asked for", async () => {
  expect((await run("--kind", "logIn")).stdout.trim().split("\n")).toHaveLength(2);
  expect((await run("--from", "2026-05-02")).stdout).not.toContain("publishDraft");
  expect((await run("--who", "=Ada")).stdout).not.toContain("logIn");
  expect(await run("--from", "some day")).toMatchObject({ status: 1, stderr: expect.stringContaining("is not a day") });
  const unknown = await run("--kind", "login");
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringMatching(/"login" is no kind of event.*logIn, /) });
});

test("verifies only with the key that is there: a new one would call every event invented", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "keepwell-events-"));
  copyFileSync(join(folder, "keepwell.db"), join(elsewhere, "keepwell.db"));
  const verified = await runCommand("events", ["--verify"], { DATA_DIR: elsewhere });
  expect(verified).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^There is no .*event\.key\. /),
  });
  expect(existsSync(join(elsewhere, "event.key"))).toBe(false);
  rmSync(elsewhere, { recursive: true });
});

test("verifies what is there, and fails when an event was removed", async () => {
  expect(await run("--verify")).toMatchObject({
    status: 0,
    stdout: "All is as it was written: 2 events in 1 chains.\n",
  });
  const { database } = await openStorage({ databaseUrl: null, databasePool: 1, dataDir: folder });
  await database.deleteFrom("event").where("number", "=", 1).execute();
  await database.destroy();
  expect(await run("--verify")).toMatchObject({ status: 1, stderr: expect.stringMatching(/event 1 is missing/) });
});
