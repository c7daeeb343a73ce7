import { afterEach, expect, test } from "vitest";
import type { MyData } from "#core/api/account.ts";
import { CONSENT_HEADER, consentKey } from "../../server/coach/model/consent.ts";
import { readConfig } from "../../server/config.ts";
import { registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

const { model } = readConfig({ AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "one", AI_PROVIDER_NAME: "Sunrise AI" });
const consent = model ? consentKey(model) : "";
const LATER = new Date(START.getTime() + 60_000);
const URL = "/api/account/consent";

let server: TestServer;
afterEach(() => server.close());

test("each answer is kept with its time, what was agreed to and with whom, and goes with the account", async () => {
  server = await startTestServer({ model });
  const email = "ada@example.com";
  await server.post("/register", registration(email));
  const { token } = await server.logIn(email);
  const headers = { authorization: token };
  expect((await server.post(URL, { consent, answer: "yes" }, headers)).status).toBe(204);
  server.setTime(LATER);
  expect((await server.post(URL, { consent, answer: "no" }, headers)).status).toBe(204);

  const { password: proof } = registration(email);
  const { modelConsents } = (await server.post("/api/account/export", { proof }, headers)).body as MyData;
  expect(modelConsents).toEqual([
    { answer: "yes", provider: "Sunrise AI", consent, answeredAt: START.toISOString() },
    { answer: "no", provider: "Sunrise AI", consent, answeredAt: LATER.toISOString() },
  ]);
  const logged = await server.database.selectFrom("event").select("kind").where("kind", "=", "answerConsent").execute();
  expect(logged).toHaveLength(2);

  await server.post("/api/account/delete", { proof }, headers);
  expect(await server.database.selectFrom("model_consent").selectAll().execute()).toEqual([]);
});

test("an answer to another question, or of nobody, is refused and not kept", async () => {
  server = await startTestServer({ model });
  const { token } = await server.newPerson();
  const headers = { authorization: token };
  const asked = [
    [{ consent: "0123456789abcdef", answer: "yes" }, headers, 404],
    [{ consent, answer: "maybe" }, headers, 400],
    [{ consent }, headers, 400],
    [{ consent, answer: "yes" }, {}, 401],
  ] as const;
  for (const [body, sent, status] of asked) expect((await server.post(URL, body, sent)).status).toBe(status);
  expect(await server.database.selectFrom("model_consent").selectAll().execute()).toEqual([]);
});

test("where no model is set up there is nothing to agree to", async () => {
  server = await startTestServer();
  const { token } = await server.newPerson();
  expect((await server.post(URL, { consent, answer: "yes" }, { authorization: token })).status).toBe(404);
});

test("a no of the person counts, whoever calls with the consent that stands in the page", async () => {
  server = await startTestServer({ model });
  const { userID, token } = await server.newPerson();
  const headers = { authorization: token, [CONSENT_HEADER]: consent };
  // Nobody listens where the model should be: whoever calls it fails.
  const asked = async () => [
    (await server.post("/get-advice", { userID, criteria: "Anyone" }, { [CONSENT_HEADER]: consent })).status,
    (await server.post("/api/ai-advice", { prompt: "How can I sleep better?" }, headers)).status,
  ];
  expect(await asked()).toEqual([502, 502]);
  await server.post(URL, { consent, answer: "no" }, headers);
  expect(await asked()).toEqual([200, 200]);
  server.setTime(LATER);
  await server.post(URL, { consent, answer: "yes" }, headers);
  expect(await asked()).toEqual([502, 502]);
});
