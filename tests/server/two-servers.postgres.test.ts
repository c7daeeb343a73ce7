import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LoginReply, SubmissionReply } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

// Two servers that know nothing of each other, over one PostgreSQL.
let shared: TestDatabase;
let one: TestServer;
let other: TestServer;
let domain: Domain;
beforeAll(async () => {
  shared = await newPostgresDatabase();
  const rateLimits = {
    ...NO_LIMITS,
    wrongLogin: { count: 10, seconds: 900, longest: 900 },
    submit: { count: 60, seconds: 60 },
  };
  const overrides = { databaseUrl: shared.url, rateLimits };
  [one, other] = await Promise.all([startTestServer(overrides), startTestServer(overrides)]);
  domain = one.content.catalogue.domains.find(
    ({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey,
  ) as Domain;
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await shared.drop();
});

const examples = () => one.content.scales.get(domain.survey)?.rule.examples ?? [];
const body = (userID: string, example = 0) => ({
  [submitCall(domain).userKey]: userID,
  [submitCall(domain).answersKey]: examples()[example]?.answers,
});
const submit = (server: TestServer, userID: string, example = 0, key?: string) =>
  server.post(submitCall(domain).path, body(userID, example), key ? { "idempotency-key": key } : {});
const records = async (userID: string) => (await one.get(`/view-scores/${userID}`)).body as object[];
/** By turns, so that both are asked at once. */
const turns = (count: number) => Array.from({ length: count }, (_, index) => (index % 2 ? one : other));

test("a person registered on one is served by the other, and so is their session", async () => {
  expect((await one.post("/register", registration("both@example.com"))).status).toBe(200);
  const { userID, token } = await other.logIn("both@example.com");
  const sent = await other.post(submitCall(domain).path, body(userID));
  const read = await one.get(readUrl(domain, userID));
  expect(read).toMatchObject({ status: 200, body: { meaning: (sent.body as SubmissionReply).meaning } });
  const ask = (server: TestServer) =>
    server.post("/api/ai-advice", { prompt: "How do I sleep better?" }, { authorization: token });
  expect((await ask(one)).status).toBe(200);
  await one.post("/api/session/end", {}, { authorization: token });
  expect(await ask(other)).toMatchObject({ status: 401, body: { code: "TOKEN_NEEDED" } });
});

test("a user id that a reset replaced on one is unknown on the other, which had just stored answers under it", async () => {
  const email = "reset@example.com";
  const { recoveryCode } = (await one.post("/register", registration(email))).body as { recoveryCode: string };
  const { userID } = await other.logIn(email);
  expect((await submit(other, userID, 0, "before the reset")).status).toBe(200);
  const reset = { email, code: recoveryCode, password: "another calm garden" };
  expect((await one.post("/api/account/reset-password", reset)).status).toBe(200);
  for (const key of ["before the reset", "after the reset"])
    expect(await submit(other, userID, 0, key)).toMatchObject({ status: 404, body: { code: "UNKNOWN_USER" } });
  const again = (await one.post("/login", { email, password: reset.password })).body as LoginReply;
  expect(await records(again.userID)).toHaveLength(1);
});

test("the same address registered on both at once is one account and one error", async () => {
  for (const email of ["race1@example.com", "race2@example.com"]) {
    const replies = await Promise.all([one, other].map((server) => server.post("/register", registration(email))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(replies.find(({ status }) => status === 400)).toMatchObject({ body: { code: "REGISTRATION_REFUSED" } });
  }
});

test("the same key sent to both at once is stored once and answered alike", async () => {
  const { userID } = await one.newPerson("key@example.com");
  const replies = await Promise.all(turns(20).map((server) => submit(server, userID, 0, "one key for both servers")));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(await records(userID)).toHaveLength(1);
});

test("one key with two sets of answers, at once, stores the one and corrects it by the other", async () => {
  const { userID } = await one.newPerson("two-forms@example.com");
  const replies = await Promise.all(
    [0, 1].map((example) => submit(example ? one : other, userID, example, "same key")),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await records(userID)).toHaveLength(1);
});

test("many people who change their answers at once on both are each counted once, with the latest", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, index) => one.newPerson(`many${index}@example.com`)));
  const sent = people.flatMap(({ userID }) => turns(6).map((server, turn) => submit(server, userID, turn % 3)));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(sent.length).fill(200));

  const rows = await one.database
    .selectFrom("submission")
    .distinctOn("account_id")
    .select(["age_band", "score"])
    .where("scale", "=", domain.survey)
    .orderBy("account_id")
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const recount = Object.entries(Object.groupBy(rows, ({ age_band, score }) => `${age_band} ${score}`));
  await Promise.all([one, other].map(({ commits }) => addUpCounts(commits)));
  const counted = await one.database
    .selectFrom("score_count")
    .selectAll()
    .where("scale", "=", domain.survey)
    .where("people", "!=", 0)
    .execute();
  expect(Object.fromEntries(counted.map((row) => [`${row.age_band} ${row.score}`, row.people]))).toEqual(
    Object.fromEntries(recount.map(([place, of]) => [place, of?.length])),
  );
});

describe("rate limits hold across both", () => {
  test("log-ins to one address", async () => {
    await one.newPerson("limited@example.com");
    const replies = await Promise.all(
      turns(19).map((server) => server.post("/login", { email: "limited@example.com", password: "a guess" })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
    for (const server of [one, other]) {
      expect(await server.post("/login", { email: " LIMITED@example.com", password: "x" })).toMatchObject({
        status: 429,
      });
    }
  });

  test("submissions of one account", async () => {
    const { userID } = await one.newPerson("eager@example.com");
    const replies = await Promise.all(turns(70).map((server) => submit(server, userID, 0, "the same key each time")));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test("what is counted holds no address and no id", async () => {
    const { rows } = await sql<{ key: string }>`select key from rate_count`.execute(one.database);
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/);
  });
});
