import { afterAll, beforeAll, expect, test } from "vitest";
import type { HistoryEntry, LatestResult } from "#core/api/explanation.ts";
import type { MyAccount } from "#core/api/my-account.ts";
import type { LoginReply, ScoreRecord } from "#core/api/results.ts";
import { createSession } from "../../server/accounts/tokens.ts";
import { keyOf } from "../support/account-row.ts";
import { submitCall } from "../support/domain-calls.ts";
import { copyResults } from "../support/many-results.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let person: LoginReply;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await submit("stress");
  await copyResults(server.database, await keyOf(server.database, person.userID), 2_500);
  await submit("learning");
});
afterAll(() => server.close());

async function submit(survey: string): Promise<void> {
  const domain = server.content.catalogue.domains.find((one) => one.survey === survey);
  if (!domain) throw new Error("no such domain");
  const { path, userKey, answersKey } = submitCall(domain);
  const answers = server.content.scales.get(survey)?.rule.examples[0]?.answers;
  expect((await server.post(path, { [userKey]: person.userID, [answersKey]: answers })).status).toBe(200);
}

async function list<Entry>(url: string) {
  const reply = await server.app.inject({ url, headers: { authorization: person.token } });
  return { entries: reply.json() as Entry[], leftOut: reply.headers["keepwell-left-out"] };
}

test("of thousands of results the newest thousand of each scale are listed, and a header counts the others", async () => {
  const { entries, leftOut } = await list<ScoreRecord>(`/view-scores/${person.userID}`);
  expect(entries).toHaveLength(1_001);
  expect(leftOut).toBe("1501");
  const times = entries.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted().reverse());
  expect(times[0]).toBe(new Date(START.getTime() + 2_500_000).toISOString());
  expect(times.at(-1)).toBe(START.toISOString());
});

test("a history is the newest fifty, and a header counts the others", async () => {
  const { entries, leftOut } = await list<HistoryEntry>(`/api/scales/stress/${person.userID}/history`);
  expect(entries).toHaveLength(50);
  expect(leftOut).toBe("2451");
  expect(entries.at(-1)?.submittedAt).toBe(new Date(START.getTime() + 2_500_000).toISOString());
  expect(await list(`/api/scales/learning/${person.userID}/history`)).toMatchObject({ leftOut: undefined });
});

test("the overview shows the newest result of each scale, and how it differs from the one before", async () => {
  const { entries } = await list<LatestResult>(`/api/overview/${person.userID}`);
  expect(entries.map(({ survey, change }) => [survey, change]).sort()).toEqual([
    ["learning", "first"],
    ["stress", "same"],
  ]);
});

test("of many log-ins a hundred are listed, this one always among them, and the others are counted", async () => {
  const key = await keyOf(server.database, person.userID);
  const shared = await createSession(server.database, key, START, { isShared: true });
  for (let made = 0; made < 150; made++) await createSession(server.database, key, START);
  const { body } = await server.get("/api/account", { authorization: shared.token });
  const { sessions, furtherSessions, furtherDevices } = body as MyAccount;
  expect(sessions).toHaveLength(101);
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect({ furtherSessions, furtherDevices }).toEqual({ furtherSessions: 51, furtherDevices: 0 });
});
