import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import { RATE_LIMITS } from "../../server/rate-limits/numbers.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { newKey, stressSubmissions } from "../support/stress-submissions.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

// Nobody answers one questionnaire fifty times a day; who does fills the disk.

const HOUR = 60 * 60 * 1000;
const MOST = 50;

let server: TestServer;
let person: LoginReply;
const { send: sendAnswers, exampleOf } = stressSubmissions(
  () => server,
  () => person,
);
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { ...NO_LIMITS, submitADay: RATE_LIMITS.submitADay } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  person = await server.newPerson();
});

const send = (example: number, sending: { key: string; revision?: number }) =>
  sendAnswers({ responses: exampleOf(example).answers, ...sending });
const later = (hours: number) => server.setTime(new Date(START.getTime() + hours * HOUR));
const statuses = async (count: number) => {
  const all = [];
  for (let turn = 0; turn < count; turn++) all.push((await send(turn % 2, { key: newKey() })).status);
  return all;
};

test("the fifty-first set of answers to one questionnaire within a day is refused with a sentence", async () => {
  expect(await statuses(MOST - 1)).toEqual(Array.from({ length: MOST - 1 }, () => 200));
  later(1);
  expect(await statuses(1)).toEqual([200]);
  later(2);
  const refused = await send(0, { key: newKey() });
  expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_TODAY" } });
  expect(refused.body).toHaveProperty("error", expect.stringMatching(/today.*\.$/));
  expect(Number(refused.retryAfter)).toBe(22 * 3600);

  const bmi = { userID: person.userID, bmi: "22.4", category: "Healthy Weight" };
  expect((await server.post("/api/save-bmi", bmi)).status).toBe(200);
  const [first, second] = [person, await server.newPerson()];
  person = second;
  expect(await statuses(1)).toEqual([200]);
  person = first;
  later(24.1);
  expect(await statuses(MOST)).toEqual([...Array.from({ length: MOST - 1 }, () => 200), 429]);
});

test("a correction and the same answers again are no further set", async () => {
  const key = newKey();
  expect((await send(0, { key, revision: 1 })).status).toBe(200);
  for (let revision = 2; revision < 60; revision++) {
    expect((await send(revision % 2, { key, revision })).status).toBe(200);
    expect((await send(revision % 2, { key, revision })).status).toBe(200);
  }
  expect(await statuses(MOST)).toEqual([...Array.from({ length: MOST - 1 }, () => 200), 429]);
  expect((await send(0, { key, revision: 99 })).status).toBe(200);
});
