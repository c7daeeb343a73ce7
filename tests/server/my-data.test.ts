import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyData } from "#core/api/account.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { keyOf } from "../support/account-row.ts";
import { saveUrl, submitCall } from "../support/domain-calls.ts";
import { PROOF, registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let domain: Domain;
let bodyMass: { readonly path: string; readonly survey: string };
beforeAll(async () => {
  server = await startTestServer();
  const { domains } = server.content.catalogue;
  const found = domains.find(({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey);
  const step = domains.find(({ firstSurvey }) => firstSurvey)?.firstSurvey;
  if (!found || !step) throw new Error("no such domain");
  domain = found;
  bodyMass = { path: saveUrl(step), survey: step.survey };
});
afterAll(() => server.close());

const examples = () => server.content.scales.get(domain.survey)?.rule.examples ?? [];

async function submit(userID: string, index: number): Promise<void> {
  const { path, userKey, answersKey } = submitCall(domain);
  const body = { [userKey]: userID, [answersKey]: examples().at(index)?.answers };
  expect((await server.post(path, body)).status).toBe(200);
}

async function saveFirstResult(userID: string): Promise<void> {
  const bands = server.content.scales.get(bodyMass.survey)?.rule.bands ?? [];
  const [category] = bands.map(({ meaning }) => textOf(meaning));
  expect((await server.post(bodyMass.path, { userID, bmi: "15.0", category })).status).toBe(200);
}

async function exported(token: string): Promise<MyData> {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/account/export",
    headers: { authorization: token },
    body: PROOF,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toBe("no-store");
  return reply.json();
}

test("a person gets all that is kept of them, and nobody else's", async () => {
  await server.post("/register", registration("Ada@example.com"));
  const { userID, token } = await server.logIn("ada@example.com");
  const other = await server.newPerson("other@example.com");
  await submit(`${userID}`, 0);
  await saveFirstResult(`${userID}`);
  await submit(other.userID, -1);
  const data = await exported(`${token}`);
  expect(data.account).toEqual({
    email: "ada@example.com",
    gender: "Female",
    yearOfBirth: 1950,
    registeredAt: START.toISOString(),
  });
  expect(data.results.map(({ scale }) => scale).sort()).toEqual([domain.survey, bodyMass.survey].sort());
  const result = data.results.find(({ scale }) => scale === domain.survey);
  const [example] = examples();
  expect(result).toMatchObject({ answers: example?.answers, score: example?.score, meaning: example?.meaning });
  expect(result?.working).toMatchObject({ score: example?.score });
  expect(data.scales.find(({ scale }) => scale === domain.survey)).toMatchObject({
    contentVersion: result?.contentVersion,
    instrument: server.content.scales.get(domain.survey)?.rule.instrument,
  });
  expect({ logIns: data.logIns.length, codes: data.codes }).toEqual({
    logIns: 1,
    codes: [{ kind: "recovery", expiresAt: null }],
  });
  const text = JSON.stringify(data);
  for (const secret of [userID, token, "scrypt$", "$scrypt", other.userID, "other@"])
    expect(text).not.toContain(secret);
});

test("a result saved with its answers is kept with them, and one without as it came", async () => {
  const { userID, token } = await server.newPerson("measured@example.com");
  await saveFirstResult(userID);
  const [example] = server.content.scales.get(bodyMass.survey)?.rule.examples ?? [];
  if (!example) throw new Error("no example");
  const { answers, score, meaning } = example;
  const body = { userID, bmi: score.toFixed(1), category: meaning, answers };
  expect((await server.post(bodyMass.path, body)).status).toBe(200);
  const items = Object.entries(answers).map(([item, answer]) => expect.objectContaining({ item, answer }));
  expect((await exported(token)).results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        answers: { bmi: "15.0", category: expect.any(String) },
        score: 15,
        working: expect.objectContaining({ items: [] }),
      }),
      expect.objectContaining({ answers, score, working: expect.objectContaining({ items }) }),
    ]),
  );
});

test("with the account everything in it goes, and the person no longer counts", async () => {
  const [leaving, staying] = [await server.newPerson("leaves@example.com"), await server.newPerson()];
  const counts = async () => {
    await addUpCounts(server.commits);
    return server.database
      .selectFrom("score_count")
      .selectAll()
      .orderBy("scale")
      .orderBy("age_band")
      .orderBy("score")
      .execute();
  };
  await submit(staying.userID, -1);
  const before = await counts();
  for (const index of [0, -1, 0]) await submit(leaving.userID, index);
  await saveFirstResult(leaving.userID);
  await server.post("/login", { email: "leaves@example.com" });
  const key = await keyOf(server.database, leaving.userID);
  const { status } = await server.post("/api/account/delete", PROOF, { authorization: leaving.token });
  expect(status).toBe(200);
  expect((await counts()).filter(({ people }) => people > 0)).toEqual(before.filter(({ people }) => people > 0));
  for (const table of ["submission", "access_token", "known_device", "account_code"] as const) {
    const left = await server.database.selectFrom(table).select("account_id").where("account_id", "=", key).execute();
    expect(left, table).toEqual([]);
  }
  expect((await server.post("/login", { email: "leaves@example.com" })).status).toBe(401);
  expect((await server.get(`/view-scores/${leaving.userID}`)).body).toEqual([]);
  expect((await server.post("/register", registration("leaves@example.com"))).status).toBe(200);
  expect((await server.get(`/view-scores/${staying.userID}`)).body).toHaveLength(1);
});

test("the id alone, another's, an ended or an expired token open nothing", async () => {
  const { userID, token } = await server.newPerson();
  const ended = (await server.newPerson()).token;
  await server.post("/api/session/end", {}, { authorization: ended });
  const calls = [
    ["GET", "/api/account"],
    ["POST", "/api/account/export"],
    ["POST", "/api/account/delete"],
    ["POST", "/api/account/recovery-code"],
  ] as const;
  const ask = async (method: "GET" | "POST", url: string, authorization: string | undefined) =>
    server.app.inject({ method, url, headers: authorization === undefined ? {} : { authorization } });
  for (const [method, url] of calls) {
    for (const authorization of [undefined, "", userID, `Bearer ${token}`, `${token} `.repeat(2), ended]) {
      const reply = await ask(method, url, authorization);
      expect({ status: reply.statusCode, body: reply.json() }, `${url} ${authorization}`).toEqual({
        status: 401,
        body: { code: "SESSION_NEEDED", error: "Please log in again to do this. Your log-in may have ended." },
      });
    }
  }
  server.setTime(new Date(START.getTime() + 90 * 24 * 60 * 60 * 1000));
  for (const [method, url] of calls) expect((await ask(method, url, token)).statusCode).toBe(401);
  server.setTime(START);
  expect((await exported(token)).results).toEqual([]);
});

test("asked twice at once, an account is deleted once", async () => {
  const { token } = await server.newPerson();
  const remove = () => server.post("/api/account/delete", PROOF, { authorization: token });
  const statuses = (await Promise.all([remove(), remove(), remove()])).map(({ status }) => status);
  for (const status of statuses) expect([200, 401]).toContain(status);
  expect(await remove()).toMatchObject({ status: 401 });
});
