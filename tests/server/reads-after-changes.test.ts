import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import { readCacheOf } from "../../server/storage/read-cache.ts";
import { sqliteFile } from "../../server/storage/sqlite.ts";
import { keyOf } from "../support/account-row.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { copyResults } from "../support/many-results.ts";
import { onPostgres } from "../support/test-database.ts";
import { PROOF, startTestServer, type TestServer } from "../support/test-server.ts";

// What was read before is answered from memory on SQLite; each change makes it be read anew.
let server: TestServer;
let person: LoginReply;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const domain = () => {
  const found = server.content.catalogue.domains.find(({ survey }) => survey === "stress");
  if (!found) throw new Error("no such domain");
  return found;
};
const examples = () => server.content.scales.get("stress")?.rule.examples ?? [];
const submit = async (index: number, key?: string) => {
  const { path, userKey, answersKey } = submitCall(domain());
  const body = { [userKey]: person.userID, [answersKey]: examples()[index]?.answers };
  expect((await server.post(path, body, key ? { "idempotency-key": key } : {})).status).toBe(200);
  return examples()[index]?.score;
};
const readScore = async () => (await server.get(readUrl(domain(), person.userID))).body as { score?: number };
const readList = async () => (await server.get(`/view-scores/${person.userID}`)).body as { value: number }[];
/** Reads both twice, so that the second time is from memory. */
const read = async () => {
  const turns = [];
  for (let turn = 0; turn < 2; turn++)
    turns.push([(await readScore()).score, (await readList()).map((one) => one.value)]);
  expect(turns[0]).toEqual(turns[1]);
  return turns[1];
};

beforeEach(async () => {
  person = await server.newPerson();
});

test("a submission, and a correction of it", async () => {
  expect(await read()).toEqual([undefined, []]);
  const first = await submit(0, "the same key");
  expect(await read()).toEqual([first, [first]]);
  const corrected = await submit(1, "the same key");
  expect(corrected).not.toBe(first);
  expect(await read()).toEqual([corrected, [corrected]]);
  const second = await submit(0);
  expect(await read()).toEqual([second, [second, corrected]]);
});

test("the deletion of the account", async () => {
  const score = await submit(0);
  expect(await read()).toEqual([score, [score]]);
  expect((await server.post("/api/account/delete", PROOF, { authorization: person.token })).status).toBe(200);
  expect(await read()).toEqual([undefined, []]);
});

test.skipIf(onPostgres())("other content, and a change while it is being read", async () => {
  const cache = readCacheOf(server.database);
  const text = { text: "read", isTextAlone: true };
  const [one, other] = [{}, {}];
  cache.keepFor(one);
  await cache.fill("name", person.userID, async () => text);
  cache.keepFor(one);
  expect(cache.get("name", person.userID)).toBe("read");
  cache.keepFor(other);
  expect(cache.get("name", person.userID)).toBeUndefined();
  await cache.fill("name", person.userID, async () => {
    cache.forget(person.userID);
    return text;
  });
  expect(cache.get("name", person.userID)).toBeUndefined();
});

test("what a list leaves out is said each time", async () => {
  await submit(0);
  await copyResults(server.database, await keyOf(server.database, person.userID), 1_100);
  for (let turn = 0; turn < 2; turn++) {
    const reply = await server.app.inject(`/view-scores/${person.userID}`);
    expect(reply.headers["keepwell-left-out"]).toBe("101");
  }
});

test.skipIf(onPostgres())("what another process writes to the file", async () => {
  const score = await submit(0);
  expect(await read()).toEqual([score, [score]]);
  const other = new DatabaseSync(sqliteFile(server.dataDir), { timeout: 5_000 });
  other
    .prepare("update submission set score = 39 where account_id = ?")
    .run(await keyOf(server.database, person.userID));
  other.close();
  // It is looked at once in a turn of the event loop.
  await setImmediate();
  expect(await read()).toEqual([39, [39]]);
});
