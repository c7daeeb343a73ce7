import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { submitCall } from "../support/domain-calls.ts";
import { isFull } from "../support/is-full.ts";
import { makePostgresServer, type PostgresServer } from "../support/postgres-server.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// A PostgreSQL of its own, with every sync done in earnest, that is stopped and crashed under load.
const ROUNDS = isFull ? 50 : 4;
const CLIENTS = 16;
/** How long PostgreSQL is away in the first round, in milliseconds. */
const AWAY = isFull ? 10_000 : 2_000;

let postgres: PostgresServer;
let server: TestServer;
beforeAll(async () => {
  postgres = await makePostgresServer({ isDurable: true });
  await postgres.start();
  server = await startTestServer({ databaseUrl: postgres.url("postgres") });
});
afterAll(async () => {
  await server?.close();
  await postgres?.remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends one set of answers, notes how it was answered and says so. */
function sender(statuses: Set<number>) {
  const domain = server.content.catalogue.domains.find(
    ({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey,
  );
  if (!domain) throw new Error("no such domain");
  const { path, userKey, answersKey } = submitCall(domain);
  const answers = server.content.scales.get(domain.survey)?.rule.examples[0]?.answers;
  return async (userID: string, key: string): Promise<number> => {
    const sent = await server.post(path, { [userKey]: userID, [answersKey]: answers }, { "idempotency-key": key });
    statuses.add(sent.status);
    return sent.status;
  };
}

test("what was acknowledged before PostgreSQL went away is there once when it is back", {
  timeout: ROUNDS * 30_000,
}, async () => {
  const statuses = new Set<number>();
  const send = sender(statuses);
  const acknowledged: string[] = [];
  let isOver = false;
  /** One set after the other, each with the same key until it is acknowledged, as the browser does. */
  const keepSending = async (userID: string) => {
    while (!isOver) {
      const key = randomUUID();
      while ((await send(userID, key)) !== 200) await pause(50);
      acknowledged.push(key);
    }
  };

  const people = await Promise.all(Array.from({ length: CLIENTS }, () => server.newPerson()));
  const senders = people.map(({ userID }) => keepSending(userID));
  for (let round = 0; round < ROUNDS; round++) {
    await pause(100 + 37 * (round % 7));
    await postgres.stop(round % 2 ? "at once" : "as in a crash");
    await expect.poll(() => statuses.has(503)).toBe(true);
    if (round === 0) {
      // What was still being answered when it stopped is over by now.
      await pause(500);
      statuses.clear();
      await pause(AWAY);
      expect([...statuses]).toEqual([503]);
    }
    await postgres.start();
    statuses.clear();
    await expect.poll(() => statuses.has(200), { timeout: 20_000 }).toBe(true);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }
  isOver = true;
  await Promise.all(senders);

  const stored = await server.database.selectFrom("submission").select("idempotency_key").execute();
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  expect(stored.map(({ idempotency_key }) => idempotency_key).sort()).toEqual(acknowledged.sort());
  await addUpCounts(server.commits);
  const counts = await server.database.selectFrom("score_count").select("people").execute();
  expect(counts.reduce((sum, { people: count }) => sum + count, 0)).toBe(CLIENTS);
});
