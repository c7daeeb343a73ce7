import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMON_ERRORS } from "#core/api/call.ts";
import { calls } from "#core/api/calls.ts";
import { readUrl } from "../support/domain-calls.ts";
import { isFull } from "../support/is-full.ts";
import { malformed, seededRandom } from "../support/malformed.ts";
import { type Case, casesOf } from "../support/malformed-cases.ts";
import { onPostgres } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// What refuses them comes before the database; half as many show that it does there, too.
const REQUESTS = !isFull ? 2_000 : onPostgres() ? 5_000 : 10_000;
const SEED = 20_261_121;

let server: TestServer;
let userID: string;
let cases: Case[];
beforeAll(async () => {
  server = await startTestServer();
  ({ userID } = await server.newPerson());
  // The studio is not there where content is fixed, and the open chat answers any text.
  const isRefused = ({ key, good }: Case) => good !== null && calls[key].needs !== "role" && key !== "chat";
  cases = casesOf(server.content, userID).filter(isRefused);
});
afterAll(() => server.close());

test(`${REQUESTS} malformed requests get an error each, in one form, and store nothing`, {
  timeout: 120_000,
}, async () => {
  const random = seededRandom(SEED);
  const surprises: string[] = [];
  const kinds = new Map<string, number>();
  for (let index = 0; index < REQUESTS; index++) {
    const { key, path, good, answersKey } = cases[index % cases.length] as Case;
    const { kind, body, headers } = malformed(good ?? {}, answersKey, random);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const reply = await server.app.inject({
      method: calls[key].method,
      url: path,
      body,
      headers: { host: "localhost", ...headers },
    });
    const { error, code } = reply.json();
    const isError =
      reply.statusCode >= 400 && reply.statusCode < 500 && typeof error === "string" && typeof code === "string";
    const isListed = [...COMMON_ERRORS, ...calls[key].errors].includes(code);
    if (!isListed) surprises.push(`${key} answers ${code}, which its row does not list`);
    if (!isError) surprises.push(`${path} ${kind}: ${reply.statusCode} ${body.slice(0, 200)}`);
  }
  expect(surprises).toEqual([]);
  expect(kinds.size).toBe(14);
  expect((await server.get(`/view-scores/${userID}`)).body).toEqual([]);
  expect((await server.post("/login", { email: "never@example.com" })).status).toBe(401);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("and the next good call is served", async () => {
  const call = cases.find(({ answersKey, good }) => answersKey !== null && Array.isArray(good?.[answersKey]));
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
