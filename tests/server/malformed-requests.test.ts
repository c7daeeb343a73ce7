import { afterAll, beforeAll, expect, test } from "vitest";
import { type Call, COMMON_ERRORS } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import type { Scale } from "../../server/content/content.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { malformed, seededRandom } from "../support/malformed.ts";
import { submissionBody } from "../support/submission-body.ts";
import { onPostgres } from "../support/test-database.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

// What refuses them comes before the database; a quarter shows that it does there, too.
const REQUESTS = onPostgres() ? 5_000 : 20_000;
const SEED = 20_261_121;

type Case = {
  readonly key: CallKey;
  readonly path: string;
  readonly good: Record<string, unknown>;
  readonly answersKey: string | null;
};

const PASSKEY = { id: "x".repeat(43), rawId: "x".repeat(43), type: "public-key", clientExtensionResults: {} };

/** A good body of each call that takes one and belongs to no domain. Too common a password makes no account. */
const goodBodies = (userID: string): Partial<Record<CallKey, Record<string, unknown>>> => ({
  register: { ...registration("never@example.com"), password: "password1" },
  logIn: { email: "never@example.com" },
  resetPassword: { email: "never@example.com", code: "none", password: "password1" },
  readStaffLink: { link: "x".repeat(43) },
  joinStaff: { link: "x".repeat(43), password: "password1234", code: "000000" },
  startJoinByPasskey: { link: "x".repeat(43) },
  joinStaffByPasskey: {
    link: "x".repeat(43),
    passkey: { ...PASSKEY, response: { clientDataJSON: "e30", attestationObject: "bm9uZQ" } },
  },
  signInStaffByPasskey: {
    passkey: {
      ...PASSKEY,
      response: { clientDataJSON: "e30", authenticatorData: "bm9uZQ", signature: "bm9uZQ", userHandle: "bm9uZQ" },
    },
  },
  signInStaff: { name: "Nobody", password: "password1", code: "000000" },
  newRecoveryCode: { password: "asked without a token" },
  exportMyData: { proof: "asked without a token" },
  deleteAccount: { proof: "asked without a token" },
  changePassword: { password: "asked without a token", newPassword: "another calm garden" },
  changeDetails: { password: "asked without a token", email: "a@example.com", yearOfBirth: 1950, gender: "Male" },
  getAdvice: { userID, criteria: "LikeMe" },
  askCoach: { prompt: "asked without a token" },
  answerConsent: { answer: "yes", consent: "askedWithNoToken" },
  saveDraft: { id: "saved without a token" },
  saveBmi: { userID, bmi: "24.9", category: "none such" },
  submitScale: { userId: userID, answers: { one: "Never" } },
});

let server: TestServer;
let userID: string;
let cases: Case[];
beforeAll(async () => {
  server = await startTestServer();
  ({ userID } = await server.newPerson());
  // The studio is not there where content is fixed, and the open chat answers any text.
  const rows = (Object.entries(calls) as [CallKey, Call][]).filter(
    ([key, { body, needs }]) => body && needs !== "role" && key !== "chat",
  );
  cases = rows.map(([key, { path }]): Case => {
    const url = path.replace(/:(scale|survey)/, "none-such");
    const domain = server.content.catalogue.domains.find(({ submit }) => submit === key);
    const good = goodBodies(userID)[key];
    if (!domain) {
      if (!good) throw new Error(`${key} needs a good body here`);
      return { key, path: url, good, answersKey: key === "submitScale" ? "answers" : null };
    }
    const scale = server.content.scales.get(domain.survey) as Scale;
    const answers = scale.rule.examples.at(-1)?.answers ?? {};
    const { answersKey } = submitCall(domain);
    return { key, path: url, good: submissionBody(domain, scale, userID, answers), answersKey };
  });
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
    const { key, path, good, answersKey } = cases[index % cases.length] as Case;
    const { kind, body, headers } = malformed(good, answersKey, random);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const started = performance.now();
    const reply = await server.app.inject({
      method: calls[key].method,
      url: path,
      body,
      headers: { host: "localhost", ...headers },
    });
    slowest = Math.max(slowest, performance.now() - started);
    const { error, code } = reply.json();
    const isRefusal =
      reply.statusCode >= 400 && reply.statusCode < 500 && typeof error === "string" && typeof code === "string";
    const isListed = [...COMMON_ERRORS, ...calls[key].errors].includes(code);
    if (!isListed) surprises.push(`${key} answers ${code}, which its row does not list`);
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
  const call = cases.find(({ answersKey, good }) => answersKey !== null && Array.isArray(good[answersKey]));
  expect((await server.post(call?.path ?? "", call?.good)).status).toBe(200);
});

const ids = ["", "a b", "x".repeat(129), "../login", "%2e%2e", "%00", "'; DROP TABLE submission;--", "{}", "é"];
test.each(ids)("an id that is none (%j) is refused on every read", async (id) => {
  for (const { score } of server.content.catalogue.domains) {
    const reply = await server.app.inject({ method: "GET", url: readUrl({ score }, encodeURIComponent(id)) });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  }
});
