import { afterAll, beforeAll, expect, test } from "vitest";
import { malformed, seededRandom } from "../support/malformed.ts";
import { onPostgres } from "../support/test-database.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

// What refuses them comes before the database; a quarter shows that it does there, too.
const REQUESTS = onPostgres() ? 5_000 : 20_000;
const SEED = 20_261_121;

type Call = { readonly path: string; readonly good: Record<string, unknown>; readonly answersKey: string | null };

let server: TestServer;
let userID: string;
let calls: Call[];
beforeAll(async () => {
  server = await startTestServer();
  ({ userID } = await server.newPerson());
  const questionnaires = server.content.catalogue.domains.flatMap(({ survey, submit, firstSurvey }): Call[] => {
    const scale = server.content.scales.get(survey);
    const answers = scale?.rule.examples.at(-1)?.answers ?? {};
    const sent = submit.shape === "list" ? scale?.items.map(({ name }) => answers[name]) : answers;
    const good = { [submit.userKey]: userID, [submit.answersKey]: sent };
    const call = { path: submit.path, good, answersKey: submit.answersKey };
    const step = { good: { userID, bmi: "24.9", category: "none such" }, answersKey: null };
    return firstSurvey ? [call, { path: firstSurvey.savePath, ...step }] : [call];
  });
  calls = [
    ...questionnaires,
    // Too common a password, so that even a variant that happens to be well-formed makes no account.
    { path: "/register", good: { ...registration("never@example.com"), password: "password1" }, answersKey: null },
    {
      path: "/api/account/reset-password",
      good: { email: "never@example.com", code: "none", password: "password1" },
      answersKey: null,
    },
    { path: "/api/account/recovery-code", good: { password: "asked without a token" }, answersKey: null },
    { path: "/get-advice", good: { userID, criteria: "LikeMe" }, answersKey: null },
    { path: "/api/ai-advice", good: { prompt: "asked without a token" }, answersKey: null },
    { path: "/login", good: { email: "never@example.com" }, answersKey: null },
  ];
});
afterAll(() => server.close());

test(`${REQUESTS} malformed requests meet a refusal each, in one form, and store nothing`, {
  timeout: 120_000,
}, async () => {
  const random = seededRandom(SEED);
  const surprises: string[] = [];
  const kinds = new Map<string, number>();
  let slowest = 0;
  for (let index = 0; index < REQUESTS; index++) {
    const { path, good, answersKey } = calls[index % calls.length] as Call;
    const { kind, body, headers } = malformed(good, answersKey, random);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const started = performance.now();
    const reply = await server.app.inject({
      method: "POST",
      url: path,
      body,
      headers: { host: "localhost", ...headers },
    });
    slowest = Math.max(slowest, performance.now() - started);
    const { error, code } = reply.json();
    const isRefusal =
      reply.statusCode >= 400 && reply.statusCode < 500 && typeof error === "string" && typeof code === "string";
    if (!isRefusal) surprises.push(`${path} ${kind}: ${reply.statusCode} ${body.slice(0, 200)}`);
  }
  expect(surprises).toEqual([]);
  expect(kinds.size).toBe(14);
  expect(slowest).toBeLessThan(1000);
  expect((await server.get(`/view-scores/${userID}`)).body).toEqual([]);
  expect((await server.post("/login", { email: "never@example.com" })).status).toBe(401);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("and the next good call is served", async () => {
  const call = calls.find(({ answersKey, good }) => answersKey !== null && Array.isArray(good[answersKey]));
  expect((await server.post(call?.path ?? "", call?.good)).status).toBe(200);
});

const ids = ["", "a b", "x".repeat(129), "../login", "%2e%2e", "%00", "'; DROP TABLE submission;--", "{}", "é"];
test.each(ids)("an id that is none (%j) is refused on every read", async (id) => {
  for (const { score } of server.content.catalogue.domains) {
    const reply = await server.app.inject({ method: "GET", url: score.path.replace("{user}", encodeURIComponent(id)) });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  }
});
