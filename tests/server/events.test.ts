import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EventRow } from "../../server/events/event-chain.ts";
import { type EventKey, eventKey, openEventKey } from "../../server/events/event-key.ts";
import { openEventLog } from "../../server/events/event-log.ts";
import { pruneEvents } from "../../server/events/prune-events.ts";
import { readEvents } from "../../server/events/read-events.ts";
import { verifyEvents } from "../../server/events/verify-events.ts";
import { registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let key: EventKey;
beforeEach(async () => {
  server = await startTestServer();
  key = await openEventKey(server.dataDir);
});
afterEach(() => server.close());

async function all(): Promise<EventRow[]> {
  const events: EventRow[] = [];
  for await (const event of readEvents(server.database, {})) events.push(event);
  return events;
}
const wrong = async () => (await verifyEvents(server.database, key)).wrong;
const email = "ada@example.com";
const password = registration("").password;

/** Registers, logs in, exports and deletes; then each is an event of its own. */
async function someEvents(): Promise<void> {
  await server.post("/register", registration(email));
  const { body } = await server.post("/login", { email, password });
  const { token } = body as { token: string };
  await server.post("/api/account/export", { proof: password }, { authorization: token });
}

test("what was done is written before it is answered, with a pseudonym and a network, and without a secret", async () => {
  await someEvents();
  const events = await all();
  expect(events.map(({ kind, outcome, number }) => [kind, outcome, number])).toEqual([
    ["register", "done", 1],
    ["logIn", "done", 2],
    ["exportMyData", "done", 3],
  ]);
  const account = await server.database.selectFrom("account").selectAll().executeTakeFirstOrThrow();
  for (const { who, network, at } of events) {
    expect(who).toBe(key.pseudonym(account.id));
    expect(network).toBe("127.0.0.0/24");
    expect(at).toBe(START.toISOString());
  }
  const text = JSON.stringify(events);
  for (const secret of [email, password, account.id, account.user_id, account.owner])
    expect(text).not.toContain(secret);
});

test("a read that is refused for want of access is counted, and one that finds nothing is not", async () => {
  const { userID } = await server.newPerson();
  const before = (await all()).length;
  await server.get("/api/account/owner");
  await server.get("/api/account/owner", { authorization: "x".repeat(22) });
  await server.get(`/api/accounts/${"x".repeat(22)}/whose`);
  await server.get("/api/staff/session");
  await server.get(`/view-scores/${userID}`);
  await server.events.writeRefused(true);
  const rows = (await all()).slice(before).map(({ kind, outcome, times }) => [kind, outcome, times]);
  expect(rows.toSorted()).toEqual([
    ["read", "SESSION_NEEDED", 2],
    ["read", "STAFF_SIGN_IN", 1],
    ["read", "UNKNOWN_USER", 1],
  ]);
});

test("answers, scores and questions are no events", async () => {
  const { userID } = await server.newPerson();
  const before = (await all()).length;
  await server.get(`/view-scores/${userID}`);
  await server.post("/chat", { message: "How can I sleep better?" });
  expect(await all()).toHaveLength(before);
});

test("errors of a minute, network and kind are one row, written when the minute is over", async () => {
  await server.post("/register", registration(email));
  for (let turn = 0; turn < 30; turn++) await server.post("/login", { email, password: `wrong ${turn}` });
  const log = openEventLog({ commits: server.commits, key, now: () => START });
  for (let turn = 0; turn < 5; turn++) log.refused({ kind: "logIn", code: "WRONG_PASSWORD", network: "192.0.2.0/24" });
  await log.writeRefused();
  expect((await all()).filter(({ outcome }) => outcome !== "done")).toEqual([]);
  await log.writeRefused(true);
  expect((await all()).filter(({ outcome }) => outcome !== "done")).toMatchObject([
    { kind: "logIn", outcome: "WRONG_PASSWORD", network: "192.0.2.0/24", who: null, times: 5 },
  ]);
  await server.app.close();
  expect(await wrong()).toEqual([]);
});

test("the errors that a server counted are written when it stops", async () => {
  await server.post("/register", registration(email));
  for (let turn = 0; turn < 30; turn++) await server.post("/login", { email, password: `wrong ${turn}` });
  // The app writes as it closes; its database stays open for the look.
  await server.app.close();
  expect((await all()).filter(({ outcome }) => outcome === "WRONG_PASSWORD")).toMatchObject([{ times: 30 }]);
});

test("many at once follow one another, and nothing is wrong with them", async () => {
  const log = openEventLog({ commits: server.commits, key, now: () => START });
  await Promise.all(Array.from({ length: 200 }, () => log.done("logIn", { staff: "Ada" }, null)));
  expect((await all()).map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, at) => at + 1),
  );
  expect(await wrong()).toEqual([]);
});

const STEPS = [
  "removed",
  "removed at the end",
  "changed",
  "invented",
  "invented at the end",
  "moved",
  "all of it removed",
] as const;
test.each(STEPS)("an event that is %s is found", async (step) => {
  await someEvents();
  const other = openEventLog({ commits: server.commits, key, now: () => new Date(START.getTime() + 1000) });
  await other.done("logIn", null, null);
  expect(await wrong()).toEqual([]);
  const { database } = server;
  const { chain } = await database
    .selectFrom("event")
    .select("chain")
    .where("kind", "=", "register")
    .executeTakeFirstOrThrow();
  const own = () => database.deleteFrom("event").where("chain", "=", chain);
  const row = await database
    .selectFrom("event")
    .selectAll()
    .where("chain", "=", chain)
    .where("number", "=", 2)
    .executeTakeFirstOrThrow();
  if (step === "removed") await own().where("number", "=", 2).execute();
  if (step === "removed at the end") await own().where("number", "=", 3).execute();
  if (step === "changed")
    await database
      .updateTable("event")
      .set({ network: "10.0.0.0/24" })
      .where("chain", "=", chain)
      .where("number", "=", 2)
      .execute();
  if (step === "invented")
    await database
      .insertInto("event")
      .values({ ...row, chain: "elsewhere" })
      .execute();
  if (step === "invented at the end")
    await database
      .insertInto("event")
      .values({ ...row, number: 4 })
      .execute();
  if (step === "moved") {
    await own().where("number", "=", 2).execute();
    await database.updateTable("event").set({ number: 2 }).where("chain", "=", chain).where("number", "=", 3).execute();
  }
  if (step === "all of it removed") {
    await own().execute();
    await database.deleteFrom("event_chain").where("chain", "=", chain).execute();
  }
  expect(await wrong()).not.toEqual([]);
});

test("old events are pruned, which is told from removing them", async () => {
  await someEvents();
  const later = new Date(START.getTime() + 100 * 24 * 60 * 60 * 1000);
  server.setTime(later);
  await server.post("/login", { email, password });
  expect(await pruneEvents(server.commits, key, 30, later)).toBe(3);
  expect(await all()).toMatchObject([{ kind: "logIn", number: 4 }]);
  expect(await wrong()).toEqual([]);
  // Whoever removes one more cannot say that it was pruned.
  await server.database.updateTable("event_chain").set({ pruned: 4 }).execute();
  await server.database.deleteFrom("event").execute();
  expect(await wrong()).not.toEqual([]);
});

test("another key fits nothing, and the key is for its owner alone", async () => {
  await someEvents();
  const file = join(server.dataDir, "event.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  const { wrong } = await verifyEvents(server.database, eventKey(Buffer.alloc(32)));
  expect(wrong.length).toBeGreaterThan(0);
});
