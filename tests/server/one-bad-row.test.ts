import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { type NewSubmission, storeSubmission } from "../../server/submissions/store-submission.ts";
import { keyOf } from "../support/account-row.ts";
import { submitCall } from "../support/domain-calls.ts";
import { PROOF, START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Person = { readonly accountId: AccountKey; readonly userId: UserId };
const GONE = { accountId: "gone", userId: "gone" } as Person;

async function newPerson(): Promise<Person> {
  const { userID } = await server.newPerson();
  return { accountId: await keyOf(server.database, userID), userId: userID };
}

function submissionOf(person: Person, key: string, example = 0): NewSubmission {
  const scale = server.content.scales.get("stress");
  const answers = scale?.rule.examples[example]?.answers;
  if (!scale || !answers) throw new Error("no such example");
  return {
    ...person,
    ageBand: "70-79",
    idempotencyKey: key,
    revision: null,
    scale: scale.id,
    contentHash: scale.hash,
    answers,
    scored: scoreAnswers(scale.rule, answers, {}),
    submittedAt: START,
    limit: null,
  };
}

const stored = async () => {
  const rows = await server.database.selectFrom("submission").select("idempotency_key").execute();
  return rows.map(({ idempotency_key }) => idempotency_key).sort();
};
const people = async () => {
  await addUpCounts(server.commits);
  const { rows } = await sql<{ n: unknown }>`select coalesce(sum(people), 0) as n from score_count`.execute(
    server.database,
  );
  return Number(rows[0]?.n);
};

test("of 64 at once, one with a key that was used and one whose account is gone: 62 are stored, two refused", async () => {
  const accounts = await Promise.all(Array.from({ length: 63 }, newPerson));
  const [first] = accounts;
  if (!first) throw new Error("no person");
  await storeSubmission(server.commits, submissionOf(first, "a key that was used"));
  const group = [
    ...accounts.slice(1, 32).map((person) => submissionOf(person, randomUUID())),
    { ...submissionOf(first, "a key that was used", 1), submittedAt: new Date(START.getTime() + 25 * 60 * 60 * 1000) },
    submissionOf(GONE, randomUUID()),
    ...accounts.slice(32).map((person) => submissionOf(person, randomUUID())),
  ];
  expect(group).toHaveLength(64);
  const outcomes = await Promise.allSettled(group.map((one) => storeSubmission(server.commits, one)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(62);
  expect(outcomes[31]).toMatchObject({ reason: { code: "KEY_REUSED", status: 409 } });
  expect(outcomes[32]).toMatchObject({ reason: { code: "UNKNOWN_USER", status: 404 } });
  const expected = ["a key that was used", ...group.map(({ idempotencyKey }) => `${idempotencyKey}`)];
  expected.splice(32, 2);
  expect(await stored()).toEqual(expected.sort());
  expect(await people()).toBe(63);
});

test("answers that race the deletion of their account are stored before it or refused, and leave nothing", async () => {
  const before = { stored: await stored(), people: await people() };
  const domain = server.content.catalogue.domains.find(({ survey }) => survey === "stress");
  if (!domain) throw new Error("no such domain");
  const { path, userKey, answersKey } = submitCall(domain);
  const answers = submissionOf(GONE, "").answers;
  for (let turn = 0; turn < 5; turn++) {
    const { userID, token } = await server.newPerson();
    const submit = () => server.post(path, { [userKey]: userID, [answersKey]: answers });
    const early = [submit(), submit(), submit()];
    const deleted = server.post("/api/account/delete", PROOF, { authorization: token });
    const replies = await Promise.all([...early, submit(), submit(), submit()]);
    expect((await deleted).status).toBe(200);
    for (const { status, body } of replies) {
      expect([200, 404]).toContain(status);
      if (status === 404) expect(body).toMatchObject({ code: "UNKNOWN_USER" });
    }
  }
  expect({ stored: await stored(), people: await people() }).toEqual(before);
});
