import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyData } from "#core/api/account.ts";
import type { LoginReply } from "#core/api/results.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import { pruneDrafts } from "../../server/drafts/prune.ts";
import { keyOf } from "../support/account-row.ts";
import { draftCalls, newId } from "../support/draft-calls.ts";
import { PROOF, START, startTestServer, type TestServer } from "../support/test-server.ts";

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let person: LoginReply;
const { draft, call, save, remove, list } = draftCalls(
  () => server,
  () => person,
);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  person = await server.newPerson();
});

const ENDED = { status: 409, body: { code: "DRAFT_ENDED", error: expect.stringMatching(/\.$/) } };

function submit(key: string, example = 0) {
  const responses = server.content.scales.get("stress")?.rule.examples[example]?.answers;
  return server.post("/api/stress-scale", { userId: person.userID, responses }, { "idempotency-key": key });
}

describe("a copy of a draft", () => {
  test("is returned as it was saved, to its owner alone", async () => {
    const mine = draft({
      "1-0": ["Never", 1],
      "2-0": [null, 2],
      "3-0": [["Walks", 3], 3],
      "4-0": [7.5, 4],
      "5-0": [true, 5],
    });
    expect(await save(mine)).toEqual({ status: 200, body: { draft: mine } });
    expect(await list()).toEqual([mine]);
    expect(await list(await server.newPerson())).toEqual([]);
  });

  test("takes the newer answer of each question, from whichever device and in whichever order", async () => {
    const begun = draft({ "1-0": ["Never", 1], "2-0": ["Never", 2] }, { page: 1 });
    const phone = { ...begun, seq: 3, answers: { ...begun.answers, "1-0": { value: "Often", seq: 3 } } };
    const tablet = { ...begun, seq: 5, page: 2, answers: { ...begun.answers, "2-0": { value: null, seq: 5 } } };
    for (const one of [tablet, phone, begun]) expect((await save(one)).status).toBe(200);
    const answers = { "1-0": { value: "Often", seq: 3 }, "2-0": { value: null, seq: 5 } };
    expect(await list()).toEqual([{ ...begun, seq: 5, page: 2, answers }]);
  });

  test("of two devices that began apart becomes one, under the id of the first", async () => {
    const [first, second] = [draft({ "1-0": ["Never", 1] }), draft({ "2-0": ["Often", 4] }, { page: 1 })];
    await save(first);
    const merged = { ...second, id: first.id, answers: { ...first.answers, ...second.answers } };
    expect(await save(second)).toEqual({ status: 200, body: { draft: merged } });
    expect(await save(second)).toEqual({ status: 200, body: { draft: merged } });
    expect(await list()).toEqual([merged]);
    await submit(first.id);
    expect(await save(second)).toMatchObject(ENDED);
    expect(await list()).toEqual([]);
  });

  test("of each questionnaire is apart", async () => {
    const both = [draft({ a: [1, 1] }, { survey: "sleep" }), draft({ a: [2, 1] })];
    for (const one of both) await save(one);
    expect(await list()).toEqual(both);
    await remove(both[1] as Draft);
    expect(await list()).toEqual([both[0]]);
  });

  test("saved by twenty at once has what each of them gave", async () => {
    const id = newId();
    const all = Array.from({ length: 20 }, (_, index) => draft({ [`item ${index}`]: [index, index] }, { id }));
    expect((await Promise.all(all.map((one) => save(one)))).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const [merged] = await list();
    expect(Object.keys(merged?.answers ?? {})).toHaveLength(20);
    expect(merged?.seq).toBe(19);
  });
});

describe("a draft that ended", () => {
  test("by its submission is gone in the same moment, and no old tab brings it back", async () => {
    const mine = draft({ "1-0": ["Never", 1] });
    await save(mine);
    expect((await submit(mine.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await save(mine)).toMatchObject(ENDED);
    const again = draft({ "1-0": ["Often", 1] });
    expect((await save(again)).status).toBe(200);
    expect(await save(mine)).toMatchObject(ENDED);
    expect(await list()).toEqual([again]);
  });

  test("by a submission without ever having had a copy gets none", async () => {
    const mine = draft({ "1-0": ["Never", 1] });
    await submit(mine.id);
    expect(await save(mine)).toMatchObject(ENDED);
    await submit(mine.id, 1);
    expect(await save(mine)).toMatchObject(ENDED);
  });

  test("by a submission under another key goes on", async () => {
    const mine = draft({ "1-0": ["Never", 1] });
    await save(mine);
    await submit(newId());
    expect(await list()).toEqual([mine]);
  });

  test("by Remove is gone, however often and whether or not it had a copy", async () => {
    const [copied, offline] = [draft({ "1-0": ["Never", 1] }), draft({ "1-0": ["Often", 1] })];
    await save(copied);
    for (const one of [copied, copied, offline, offline])
      expect(await remove(one)).toEqual({ status: 204, body: null });
    for (const one of [copied, offline]) expect(await save(one)).toMatchObject(ENDED);
    expect(await list()).toEqual([]);
    const fresh = draft({});
    await save(fresh);
    for (const one of [copied, offline]) expect(await save(one)).toMatchObject(ENDED);
    expect(await list()).toEqual([fresh]);
  });

  test("by Remove takes the draft along into which it went", async () => {
    const [first, second] = [draft({ "1-0": ["Never", 1] }), draft({ "2-0": ["Often", 2] })];
    await save(first);
    await save(second);
    await remove(second);
    expect(await list()).toEqual([]);
    for (const one of [first, second]) expect(await save(one)).toMatchObject(ENDED);
  });

  test("by a removal with a JSON body, as browsers send it, ends as well", async () => {
    const mine = draft({ "1-0": ["Never", 1] });
    await save(mine);
    const headers = { "idempotency-key": mine.id };
    expect((await call("DELETE", "/api/drafts/stress", { headers, body: {} })).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test("leaves at most fifty notes of a questionnaire", async () => {
    for (let turn = 0; turn < 55; turn++) await remove({ id: newId(), survey: "stress" });
    const key = await keyOf(server.database, person.userID);
    const rows = server.database.selectFrom("draft_copy").select("draft_id").where("account_id", "=", key);
    expect(await rows.execute()).toHaveLength(50);
  });
});

describe("what is kept", () => {
  test("stands in the copy of a person's data, and goes with the account", async () => {
    const mine = draft({ "1-0": ["Never", 1], "2-0": [null, 2] });
    await save(mine);
    await remove({ id: newId(), survey: "sleep" });
    const { body } = await server.post("/api/account/export", PROOF, { authorization: person.token });
    const updatedAt = START.toISOString();
    expect((body as MyData).drafts).toEqual([
      { scale: "sleep", answers: null, ended: "removed", updatedAt },
      { scale: "stress", answers: { "1-0": "Never" }, ended: null, updatedAt },
    ]);
    expect(JSON.stringify(body)).not.toContain(mine.id);
    const key = await keyOf(server.database, person.userID);
    await server.post("/api/account/delete", PROOF, { authorization: person.token });
    const rows = server.database.selectFrom("draft_copy").select("draft_id").where("account_id", "=", key);
    expect(await rows.execute()).toEqual([]);
  });

  test("is deleted after thirty idle days, and the note on an ended draft too", async () => {
    const [idle, used, ended] = [draft({ a: [1, 1] }), draft({ a: [1, 1] }, { survey: "sleep" }), draft({})];
    for (const one of [idle, used]) await save(one);
    await remove({ ...ended, survey: "learning" });
    server.setTime(new Date(START.getTime() + 20 * DAY));
    await save({ ...used, seq: 2 });
    server.setTime(new Date(START.getTime() + 31 * DAY));
    await pruneDrafts({ ...server, now: () => new Date(START.getTime() + 31 * DAY) });
    expect(await list()).toEqual([{ ...used, seq: 2 }]);
    const key = await keyOf(server.database, person.userID);
    const rows = server.database.selectFrom("draft_copy").select("draft_id").where("account_id", "=", key);
    expect(await rows.execute()).toEqual([{ draft_id: used.id }]);
  });
});

test("answers that were on their way while they were removed are not stored, and under a new id they are", async () => {
  const begun = draft({ "1-0": ["Never", 1] });
  await remove(begun);
  expect(await submit(begun.id)).toMatchObject(ENDED);
  expect((await server.get(`/view-scores/${person.userID}`)).body).toEqual([]);
  expect((await submit(newId())).status).toBe(200);
});

test("what was stored before it was removed is answered as before", async () => {
  const begun = draft({ "1-0": ["Never", 1] });
  const stored = await submit(begun.id);
  expect(stored.status).toBe(200);
  await remove(begun);
  expect(await submit(begun.id)).toEqual(stored);
});
