import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { UserId } from "#core/api/ids.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { CountsTogether, RATE_COUNTS } from "../../server/rate-limits/counts-together.ts";
import { gather } from "../../server/storage/gather.ts";
import { latestSubmission } from "../../server/submissions/latest-submission.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// Reads and counts that wait at the same time share a statement; each gets the answer that is its own.
let shared: TestDatabase;
let server: TestServer;
let domain: Domain;
beforeAll(async () => {
  shared = await newPostgresDatabase();
  const rateLimits = { ...NO_LIMITS, submit: { count: 5, seconds: 60 } };
  server = await startTestServer({ databaseUrl: shared.url, rateLimits });
  domain = server.content.catalogue.domains.find(
    ({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey,
  ) as Domain;
});
afterAll(async () => {
  await server.close();
  await shared.drop();
});

const examples = () => server.content.scales.get(domain.survey)?.rule.examples ?? [];
const submit = (userID: string, example: number) =>
  server.post(submitCall(domain).path, {
    [submitCall(domain).userKey]: userID,
    [submitCall(domain).answersKey]: examples()[example % examples().length]?.answers,
  });
const read = (userID: string) => server.get(readUrl(domain, userID));

/** Counts the statements of a piece of work; every one takes a connection of the pool. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const connected = vi.spyOn(Pool.prototype, "connect");
  try {
    await work();
    return connected.mock.calls.length;
  } finally {
    connected.mockRestore();
  }
}

test("forty people who ask at once get their own scores, and those who have none are told so", async () => {
  const people = [];
  for (let index = 0; index < 20; index++) people.push((await server.newPerson()).userID);
  const sent = await Promise.all(people.map((userID, index) => submit(userID, index)));
  expect(sent.map(({ status }) => status)).toEqual(people.map(() => 200));
  const nobody = people.map((userID) => userID.split("").reverse().join(""));
  const asked = people.flatMap((userID, index) => [userID, `${nobody[index]}`]);

  let replies: Awaited<ReturnType<typeof read>>[] = [];
  const statements = await statementsOf(async () => {
    replies = await Promise.all(asked.map(read));
  });
  expect(statements).toBeLessThan(asked.length / 2);
  for (const [index, one] of sent.entries()) {
    expect(replies[2 * index]).toMatchObject({ status: 200, body: one.body });
    expect(replies[2 * index + 1]?.status).toBe(404);
  }
});

test("one that PostgreSQL cannot read harms none of those it waits with", async () => {
  const { userID } = await server.newPerson();
  const sent = await submit(userID, 0);
  const readOf = (id: string) => latestSubmission(server.database, id as UserId, [domain.survey]);
  const [first, refused, last] = await Promise.allSettled([userID, "a\0b", userID].map(readOf));
  expect(first).toMatchObject({ status: "fulfilled", value: { meaning: (sent.body as SubmissionReply).meaning } });
  expect(last).toEqual(first);
  expect(refused?.status).toBe("rejected");
});

test("of tries that arrive at once each is counted, those of one account to the last one allowed", async () => {
  const [{ userID }, other] = [await server.newPerson(), await server.newPerson()];
  const tries = Array.from({ length: 12 }, () => submit(userID, 0));
  const statuses = (await Promise.all([...tries, submit(other.userID, 0)])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(statuses.at(-1)).toBe(200);
});

test("as many statements as allowed are under way, and what arrives meanwhile goes together", async () => {
  const asked: number[][] = [];
  const finish: (() => void)[] = [];
  const ask = gather<number, number>(
    async (questions) => {
      asked.push([...questions]);
      await new Promise<void>((resolve) => finish.push(resolve));
      return questions.map((question) => (question === 3 ? new Error("no three") : question * 10));
    },
    { most: 3, atOnce: 1 },
  );
  const first = ask(1);
  await vi.waitFor(() => expect(asked).toEqual([[1]]));
  const later = [2, 3, 4, 5].map(ask);
  const settled = Promise.allSettled(later);
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(finish).toHaveLength(count));
    finish.at(-1)?.();
  }
  expect(await first).toBe(10);
  expect((await settled).map((one) => (one.status === "fulfilled" ? one.value : one.reason.message))).toEqual([
    ...[20, "no three", 40, 50],
  ]);
  expect(asked).toEqual([[1], [2, 3, 4], [5]]);
});

test("a statement that fails fails what it asked, and the next one is asked", async () => {
  let isBroken = true;
  const ask = gather<number, number>(
    async (questions) => {
      if (isBroken) throw new Error("gone");
      return [...questions];
    },
    { most: 10, atOnce: 1 },
  );
  await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow("gone");
  isBroken = false;
  expect(await Promise.all([ask(1), ask(2)])).toEqual([1, 2]);
});

test("when a statement fails, whoever waits is asked at once and not one after the other", async () => {
  const asked: number[] = [];
  const fail: (() => void)[] = [];
  const ask = gather<number, number>(
    (questions) => {
      asked.push(...questions);
      return new Promise((_, reject) => fail.push(() => reject(new Error("gone"))));
    },
    { most: 1, atOnce: 1 },
  );
  const all = Promise.allSettled([1, 2, 3].map(ask));
  await vi.waitFor(() => expect(asked).toEqual([1]));
  fail[0]?.();
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 3]));
  for (const one of fail) one();
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});

describe("tries that share a statement are counted as each by itself would be", () => {
  let pool: Pool;
  let limiter: CountsTogether;
  beforeAll(() => {
    pool = new Pool({ connectionString: shared.url });
    const options = { keyPrefix: "test", points: 3, duration: 60 };
    const table = { storeClient: pool, storeType: "pool", tableName: RATE_COUNTS, tableCreated: true };
    limiter = new CountsTogether(pool, { ...options, ...table });
  });
  afterAll(() => pool.end());

  const expireAll = () => pool.query(`update ${RATE_COUNTS} set expire = 1 where key like 'test:%'`);
  const pointsOf = async (key: string) => (await limiter.get(key))?.consumedPoints ?? 0;

  test("each try of one key gets its own count, and the one too many is refused", async () => {
    const settled = await Promise.allSettled(Array.from({ length: 4 }, () => limiter.consume("a")));
    const counts = settled.map((one) => (one.status === "fulfilled" ? one.value : one.reason).consumedPoints);
    expect(counts).toEqual([1, 2, 3, 4]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  });

  test("a try that is given back is taken off, beside others that count", async () => {
    await limiter.consume("b", 2);
    await Promise.all([limiter.reward("b"), limiter.consume("c"), limiter.consume("b")]);
    expect(await Promise.all([pointsOf("b"), pointsOf("c")])).toEqual([2, 1]);
  });

  test("what has expired starts anew, with the time of the first try", async () => {
    await limiter.consume("d", 3);
    await expireAll();
    const [first, second] = await Promise.all([
      limiter.consume("d", 1, { customDuration: 10 }),
      limiter.consume("d", 1, { customDuration: 50 }),
    ]);
    expect([first?.consumedPoints, second?.consumedPoints]).toEqual([1, 2]);
    expect(second?.msBeforeNext).toBeLessThanOrEqual(10_000);
    expect(second?.msBeforeNext).toBeGreaterThan(5_000);
  });

  test("rows that expired are removed, and the others stay", async () => {
    await limiter.consume("old");
    await expireAll();
    await limiter.consume("new");
    await limiter.clearExpired(Date.now());
    const { rows } = await pool.query(`select key from ${RATE_COUNTS} where key like 'test:%'`);
    expect(rows).toEqual([{ key: "test:new" }]);
  });
});
