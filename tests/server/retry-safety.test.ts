import { afterAll, beforeAll, expect, test } from "vitest";
import type { Domain } from "#core/content-model/domains.ts";
import { submitCall } from "../support/domain-calls.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let domain: Domain;
let answers: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer();
  const found = server.content.catalogue.domains.find(
    ({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey,
  );
  if (!found) throw new Error("no such domain");
  domain = found;
  answers = server.content.scales.get(domain.survey)?.rule.examples[0]?.answers ?? {};
});
afterAll(() => server.close());

const send = (userID: string, headers: Record<string, string> = {}) =>
  server.post(
    submitCall(domain).path,
    { [submitCall(domain).userKey]: userID, [submitCall(domain).answersKey]: answers },
    headers,
  );
const records = async (userID: string) => (await server.get(`/view-scores/${userID}`)).body;

test("the same key sent twenty times at once is stored once and answered alike", async () => {
  const { userID } = await server.newPerson();
  const key = { "idempotency-key": "the same key for all" };
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(userID, key)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(await records(userID)).toHaveLength(1);
});

test("so browsers are told that they may send again unasked", async () => {
  expect((await server.get("/content/app.json")).body).toMatchObject({ resends: true });
});

test("a key belongs to its account: another person may use the same one", async () => {
  const key = { "idempotency-key": "a key of two people" };
  for (const { userID } of [await server.newPerson(), await server.newPerson()]) {
    expect((await send(userID, key)).status).toBe(200);
    expect(await records(userID)).toHaveLength(1);
  }
});

test("two hundred people who submit at once are each stored once", async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => server.newPerson()));
  // Where the queue is too long for a busy machine, a browser is told so and sends the same again.
  const untilStored = async (userID: string) => {
    const key = { "idempotency-key": `at once ${userID}` };
    for (;;) {
      const { status } = await send(userID, key);
      if (status !== 503) return status;
    }
  };
  const statuses = await Promise.all(people.map(({ userID }) => untilStored(userID)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { userID } of people) expect(await records(userID)).toHaveLength(1);
});

test("without a key, sending again is taking the test again", async () => {
  const { userID } = await server.newPerson();
  await send(userID);
  await send(userID);
  expect(await records(userID)).toHaveLength(2);
});
