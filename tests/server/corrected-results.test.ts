import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyData } from "#core/api/account.ts";
import type { LoginReply } from "#core/api/results.ts";
import { makeScale, type Scale } from "../../server/content/content.ts";
import { keepVersions } from "../../server/content/live/versions.ts";
import { exportedSubmissions } from "../../server/research/exported-submissions.ts";
import { openPseudonyms } from "../../server/research/pseudonyms.ts";
import { applyRescoring } from "../../server/results/apply-rescoring.ts";
import { keyOf } from "../support/account-row.ts";
import { firstResultOf } from "../support/domain-calls.ts";
import { newKey, stressSubmissions } from "../support/stress-submissions.ts";
import { PROOF, START, startTestServer, type TestServer } from "../support/test-server.ts";

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let stress: Scale;
let person: LoginReply;
const { send, exampleOf, scores, counts, without, submissions } = stressSubmissions(
  () => server,
  () => person,
);
beforeAll(async () => {
  server = await startTestServer();
  stress = server.content.scales.get("stress") as Scale;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  person = await server.newPerson();
});

describe("a correction", () => {
  /** An own submission before and after; the one between is corrected. */
  async function corrected(): Promise<void> {
    const key = newKey();
    await send({ responses: exampleOf(0).answers, key, revision: 1 });
    server.setTime(new Date(START.getTime() + HOUR));
    await send({ responses: exampleOf(1).answers, key, revision: 2 });
  }

  test("every read shows the newer one alone", async () => {
    await corrected();
    const { score } = exampleOf(1);
    const { userID } = person;
    const submittedAt = new Date(START.getTime() + HOUR).toISOString();
    expect((await server.get(`/api/stress-score/${userID}`)).body).toMatchObject({ score, submittedAt });
    expect((await server.get(`/view-scores/${userID}`)).body).toMatchObject([{ value: score, timestamp: submittedAt }]);
    expect((await server.get(`/api/scales/stress/${userID}/history`)).body).toMatchObject([{ score, submittedAt }]);
    expect((await server.get(`/api/scales/stress/${userID}/working`)).body).toMatchObject({ score: { value: score } });
    expect((await server.get(`/api/overview/${userID}`)).body).toMatchObject([{ score, change: "first" }]);
  });

  test("both copies of the data show both, and which replaces which", async () => {
    await corrected();
    const first = START.toISOString();
    const second = new Date(START.getTime() + HOUR).toISOString();
    const copy = (await server.post("/api/account/export", PROOF, { authorization: person.token })).body as MyData;
    expect(copy.results).toMatchObject([
      { number: 2, replacedBy: null, firstSubmittedAt: first, submittedAt: second, score: exampleOf(1).score },
      { number: 1, replacedBy: 2, firstSubmittedAt: null, submittedAt: first, score: exampleOf(0).score },
    ]);
    const pseudonyms = await openPseudonyms(server.dataDir);
    const me = pseudonyms.participant(await keyOf(server.database, person.userID));
    const all = [];
    for await (const some of exportedSubmissions(server.database, "stress", pseudonyms))
      all.push(...some.filter(({ participant }) => participant === me));
    expect(all).toMatchObject([
      { replacedBy: all[1]?.submission, firstSubmittedAt: null, score: exampleOf(0).score },
      { replacedBy: null, firstSubmittedAt: first, score: exampleOf(1).score },
    ]);
  });

  test("of an earlier submission becomes the latest one", async () => {
    const before = await counts();
    const key = newKey();
    await send({ responses: exampleOf(0).answers, key, revision: 1 });
    server.setTime(new Date(START.getTime() + HOUR));
    await send({ responses: exampleOf(2).answers });
    server.setTime(new Date(START.getTime() + 2 * HOUR));
    expect(await send({ responses: exampleOf(1).answers, key, revision: 2 })).toMatchObject({ mark: "corrected" });
    expect(await scores()).toEqual([exampleOf(1).score, exampleOf(2).score]);
    expect(without(await counts(), before)).toEqual({ [exampleOf(1).score]: 1 });
  });

  test("goes with the account, and nobody counts any more", async () => {
    const before = await counts();
    await corrected();
    expect((await server.post("/api/account/delete", PROOF, { authorization: person.token })).status).toBe(200);
    expect(without(await counts(), before)).toEqual({});
  });

  test("is scored by the version that was answered first, whichever is sent", async () => {
    const { survey, rule } = stress;
    const older = makeScale(survey, { ...rule, version: "0.9.0", score: "round({raw} * 80 / 36)" });
    await keepVersions(server.database, [older], START);
    for (const content of [stress.hash, undefined, "A".repeat(43)]) {
      const key = newKey();
      await send({ responses: exampleOf(1).answers, key, revision: 1, content: older.hash });
      const sent = await send({ responses: exampleOf(3).answers, key, revision: 2, ...(content ? { content } : {}) });
      // The shipped version gives 6.
      expect(sent).toMatchObject({ status: 200, mark: "corrected", score: 11 });
    }
    const rows = await submissions();
    expect(new Set(rows.map(({ content_hash }) => content_hash))).toEqual(new Set([older.hash]));
  });

  test("that does not fit the version answered first is refused, and nothing is lost", async () => {
    const { survey, rule } = stress;
    const narrow = structuredClone(survey);
    const [question] = narrow.pages[0]?.elements ?? [];
    if (question?.type !== "radiogroup") throw new Error("not the shipped survey");
    const wanted = exampleOf(3).answers["1-0"];
    question.choices = question.choices.filter((choice) => typeof choice !== "object" || choice.value !== wanted);
    const older = makeScale(narrow, { ...rule, version: "0.8.0" });
    await keepVersions(server.database, [older], START);
    const key = newKey();
    await send({ responses: exampleOf(0).answers, key, revision: 1, content: older.hash });
    const other = { responses: exampleOf(3).answers, key, revision: 2 };
    expect(await send({ ...other, content: stress.hash })).toMatchObject({ status: 409, code: "KEY_REUSED" });
    expect(await send({ ...other, content: older.hash })).toMatchObject({ status: 400, code: "INVALID_ANSWERS" });
    expect(await scores()).toEqual([exampleOf(0).score]);
  });

  test("of another questionnaire under the same key is refused", async () => {
    const key = newKey();
    await send({ responses: exampleOf(0).answers, key });
    const learning = server.content.scales.get("learning")?.rule.examples[0]?.answers;
    const body = { userID: person.userID, answers: learning };
    expect(await send({ url: "/api/learn-scale", body, key })).toMatchObject({ status: 409, code: "KEY_REUSED" });
    expect(await scores()).toEqual([exampleOf(0).score]);
  });

  test("is not undone by scoring anew", async () => {
    const before = await counts();
    await corrected();
    const { database, commits } = server;
    const { survey, rule } = stress;
    const doubled = makeScale(survey, { ...rule, version: "2.0.0", score: "round({raw} * 80 / 36)" });
    await applyRescoring({ database, commits }, doubled, { now: START });
    const rows = await submissions();
    expect(rows.map(({ scored_by, replaced_by }) => [scored_by, replaced_by === null])).toEqual([
      [null, false],
      [doubled.hash, true],
    ]);
    expect(await scores()).toEqual([rows[1]?.score]);
    const now = await counts();
    const people = (all: Record<string, number>) => Object.values(all).reduce((sum, count) => sum + count, 0);
    expect(people(now)).toBe(people(before) + 1);
  });
});

test("the body mass index takes a key too, and is corrected", async () => {
  const [key, url] = [newKey(), "/api/save-bmi"];
  const body = (value: number) => firstResultOf((server.content.scales.get("bmi") as Scale).rule, person.userID, value);
  expect(await send({ url, body: body(24), key, revision: 1 })).toMatchObject({ status: 200, mark: "stored" });
  expect(await send({ url, body: body(24), key, revision: 1 })).toMatchObject({ status: 200, mark: "repeated" });
  expect(await send({ url, body: body(31), key, revision: 2 })).toMatchObject({ status: 200, mark: "corrected" });
  const rows = await submissions();
  expect(rows.map(({ score, replaced_by }) => [score, replaced_by === null])).toEqual([
    [24, false],
    [31, true],
  ]);
});
