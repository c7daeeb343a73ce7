import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyData } from "#core/api/account.ts";
import type { LoginReply } from "#core/api/results.ts";
import type { ChosenStep, MyStep, StepsReply } from "#core/api/steps.ts";
import { LONGEST_STEP_TEXT } from "#core/shared/my-step/words.ts";
import { closeAccount } from "../../server/accounts/close-account.ts";
import { shownStep } from "../../server/steps/shown-step.ts";
import { keyOf } from "../support/account-row.ts";
import { newId } from "../support/draft-calls.ts";
import { editedContent } from "../support/edited-content.ts";
import { PROOF, START, startTestServer, type TestServer } from "../support/test-server.ts";

const DAY = 24 * 60 * 60 * 1000;
const WALK: ChosenStep = {
  survey: "exercise",
  offered: "short-walk",
  language: "en",
  words: {
    what: "I walk ten minutes",
    routine: "after breakfast",
    place: "to the corner and back",
    happens: "it rains",
    instead: "I walk in the hall",
  },
};
const OWN: ChosenStep = {
  survey: null,
  offered: null,
  language: "es",
  words: { what: "leo una página", routine: "Antes de acostarme" },
};

let server: TestServer;
let person: LoginReply;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  person = await server.newPerson();
});

async function call<Reply>(method: "GET" | "PUT" | "POST" | "DELETE", url: string, body?: object, { token } = person) {
  const reply = await server.app.inject({ method, url, headers: { authorization: token }, ...(body ? { body } : {}) });
  return { status: reply.statusCode, body: (reply.body === "" ? null : reply.json()) as Reply };
}
const keep = (step: unknown, id = newId()) => call<MyStep>("PUT", `/api/steps/${id}`, step as object);
const list = async (whose = person) => (await call<StepsReply>("GET", "/api/steps", undefined, whose)).body;

describe("a step", () => {
  test("is returned in sentences, to its owner alone, with the day on which it is asked how it went", async () => {
    const { status, body } = await keep(WALK);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...WALK,
      words: { ...WALK.words },
      plan: "After breakfast I walk ten minutes, to the corner and back.",
      otherwise: "If it rains, I walk in the hall.",
      chosenAt: START.toISOString(),
      askAt: new Date(START.getTime() + 7 * DAY).toISOString(),
      went: null,
    });
    expect(await list()).toEqual({ current: body, past: [] });
    expect(await list(await server.newPerson())).toEqual({ current: null, past: [] });
  });

  test("is one at a time: the next one takes its place, and it stays among the past ones", async () => {
    const first = (await keep(WALK)).body;
    server.setTime(new Date(START.getTime() + DAY));
    const second = (await keep(OWN)).body;
    expect(second.plan).toBe("Antes de acostarme leo una página.");
    expect(await list()).toEqual({ current: second, past: [first] });
    expect((await keep(WALK, first.id)).body).toMatchObject({ code: "STEP_ENDED" });
  });

  test("sent twice, as after a lost reply, is one; other words under its id change it", async () => {
    const id = newId();
    const first = (await keep(WALK, id)).body;
    server.setTime(new Date(START.getTime() + DAY));
    expect((await keep(WALK, id)).body).toEqual(first);
    const words = { ...WALK.words, what: "I walk five minutes" };
    const changed = (await keep({ ...WALK, words }, id)).body;
    expect(changed).toMatchObject({ words, chosenAt: first.chosenAt });
    expect(await list()).toEqual({ current: changed, past: [] });
  });

  test("is asked about, and the answer can be changed", async () => {
    const { id } = (await keep(WALK)).body;
    const later = new Date(START.getTime() + 7 * DAY);
    server.setTime(later);
    for (const went of ["not", "partly", "done"])
      expect((await call("POST", `/api/steps/${id}/went`, { went })).body).toMatchObject({
        went,
        wentAt: later.toISOString(),
      });
    expect((await list()).current).toMatchObject({ went: "done" });
  });

  test("can be put away", async () => {
    const { id } = (await keep(WALK)).body;
    expect((await call("DELETE", `/api/steps/${id}`)).status).toBe(204);
    expect(await list()).toMatchObject({ current: null, past: [{ id }] });
  });

  test("keeps the words the person chose when the content is edited, or has no steps any more", async () => {
    await keep(WALK);
    const key = await keyOf(server.database, person.userID);
    const [stored] = await server.database.selectFrom("my_step").selectAll().where("account_id", "=", key).execute();
    if (!stored) throw new Error("nothing stored");
    expect(shownStep(stored, null)).toMatchObject({
      words: WALK.words,
      plan: "After breakfast: I walk ten minutes, to the corner and back.",
    });
  });

  test("of somebody else is not found, and not changed", async () => {
    const { id } = (await keep(WALK)).body;
    const owner = person;
    person = await server.newPerson();
    expect((await call("POST", `/api/steps/${id}/went`, { went: "done" })).status).toBe(404);
    expect((await call("DELETE", `/api/steps/${id}`)).status).toBe(404);
    expect((await list(owner)).current).toMatchObject({ id, went: null });
  });
});

test.each([
  ["no words", { ...WALK, words: { what: " ", routine: "After lunch" } }],
  ["no letter", { ...WALK, words: { what: "12345", routine: "After lunch" } }],
  ["2,000 characters", { ...WALK, words: { what: "a".repeat(2000), routine: "After lunch" } }],
  ["an hour that no day has", { ...WALK, words: { what: "I walk", routine: "at 25:00 each day" } }],
  ["half of an if-then", { ...WALK, words: { what: "I walk", routine: "After lunch", happens: "it rains" } }],
  ["a NUL", { ...WALK, words: { what: "I\u0000walk", routine: "After lunch" } }],
  ["a word too many", { ...WALK, streak: 3 }],
  ["no routine", { ...WALK, words: { what: "I walk" } }],
  ["a number for words", { ...WALK, words: { what: 7, routine: "After lunch" } }],
])("a step with %s is refused, and what was there stays", async (_, step) => {
  const { body } = await keep(WALK);
  expect(await keep(step)).toMatchObject({ status: 400, body: { code: "INVALID_BODY" } });
  expect(await list()).toEqual({ current: body, past: [] });
});

test("words of the longest length are kept whole", async () => {
  const what = "ñ".repeat(LONGEST_STEP_TEXT);
  expect((await keep({ ...OWN, words: { what, routine: "Hoy" } })).body.words.what).toBe(what);
});

test("an answer that is none, and an id that is none, are refused", async () => {
  const { id } = (await keep(WALK)).body;
  expect((await call("POST", `/api/steps/${id}/went`, { went: "never" })).status).toBe(400);
  expect((await call("POST", "/api/steps/none/went", { went: "done" })).status).toBe(400);
});

test("no more than 400 are kept: the oldest goes", async () => {
  const { id: first } = (await keep(WALK)).body;
  const key = await keyOf(server.database, person.userID);
  const words = JSON.stringify(OWN.words);
  const rows = Array.from({ length: 399 }, (_, index) => {
    const at = new Date(START.getTime() + (index + 1) * 1000).toISOString();
    const open = { survey: null, offered: null, went: null, went_at: null };
    return { account_id: key, step_id: newId(), language: "es", words, chosen_at: at, ...open, ended_at: at };
  });
  await server.database.insertInto("my_step").values(rows).execute();
  server.setTime(new Date(START.getTime() + DAY));
  await keep(OWN);
  const { past } = await list();
  expect(past).toHaveLength(399);
  expect(past.map(({ id }) => id)).not.toContain(first);
});

test("is in the copy of all data, and goes with the account", async () => {
  const email = "steps@example.com";
  person = await server.newPerson(email);
  const { id } = (await keep(WALK)).body;
  await call("POST", `/api/steps/${id}/went`, { went: "partly" });
  const { steps } = (await server.post("/api/account/export", PROOF, { authorization: person.token })).body as MyData;
  const at = START.toISOString();
  expect(steps).toEqual([
    { survey: "exercise", words: WALK.words, chosenAt: at, went: "partly", wentAt: at, endedAt: null },
  ]);
  const rows = async () => {
    const all = await server.database.selectFrom("my_step").select("step_id").execute();
    return all.filter(({ step_id }) => step_id === id);
  };
  expect(await rows()).toHaveLength(1);
  await server.post("/api/account/delete", PROOF, { authorization: person.token });
  expect(await rows()).toEqual([]);
});

test("goes when the deletion of a large account begins", async () => {
  const { id } = (await keep(WALK)).body;
  const key = await keyOf(server.database, person.userID);
  await server.commits.write((transaction) => closeAccount(transaction, key));
  const left = server.database.selectFrom("my_step").select("step_id").where("step_id", "=", id);
  expect(await left.execute()).toEqual([]);
});

test("content of an earlier version, without steps, stays good: own words are kept, and none are on offer", async () => {
  const { remove, ...folders } = editedContent();
  remove("surveys/steps.json");
  const without = await startTestServer({ surveysDir: folders.surveysDir, scoringRulesDir: folders.scoringRulesDir });
  try {
    const reply = await without.app.inject({ method: "GET", url: "/content/steps.json" });
    expect([reply.statusCode, reply.body]).toEqual([200, "null"]);
    const { token } = await without.newPerson();
    const kept = await without.app.inject({
      method: "PUT",
      url: `/api/steps/${newId()}`,
      headers: { authorization: token },
      body: OWN,
    });
    expect(kept.json()).toMatchObject({ words: OWN.words, plan: "Antes de acostarme: leo una página." });
  } finally {
    await without.close();
  }
});
