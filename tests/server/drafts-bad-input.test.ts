import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import { RATE_LIMITS } from "../../server/rate-limits/numbers.ts";
import { draftCalls, newId } from "../support/draft-calls.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let person: LoginReply;
const { hashOf, draft, call, save, remove, list } = draftCalls(
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

describe("bad input", () => {
  const valid = () => draft({ "1-0": ["Never", 1] });
  const withAnswer = (answer: unknown) => ({ ...valid(), answers: { "1-0": answer } });
  const bodies: readonly (readonly [name: string, body: () => unknown, status: number, code: string])[] = [
    ["nothing", () => null, 400, "INVALID_BODY"],
    ["a list", () => [], 400, "INVALID_BODY"],
    ["an unknown property", () => ({ ...valid(), userId: "x" }), 400, "INVALID_BODY"],
    ["another questionnaire than the address", () => draft({}, { survey: "sleep" }), 400, "INVALID_BODY"],
    ["an id in capitals", () => ({ ...valid(), id: "A".repeat(32) }), 400, "INVALID_BODY"],
    ["a number as text", () => ({ ...valid(), seq: "1" }), 400, "INVALID_BODY"],
    ["a number too large", () => ({ ...valid(), seq: 1e300 }), 400, "INVALID_BODY"],
    ["a negative page", () => ({ ...valid(), page: -1 }), 400, "INVALID_BODY"],
    ["a NUL in an answer", () => withAnswer({ value: "a\u0000b", seq: 1 }), 400, "INVALID_BODY"],
    ["a NUL in a name", () => ({ ...valid(), answers: { "a\u0000b": { value: "x", seq: 1 } } }), 400, "INVALID_BODY"],
    ["an object as answer", () => withAnswer({ value: { a: 1 }, seq: 1 }), 400, "INVALID_BODY"],
    ["a list in a list", () => withAnswer({ value: [["a"]], seq: 1 }), 400, "INVALID_BODY"],
    ["a version nobody published", () => ({ ...valid(), contentHash: "A".repeat(43) }), 400, "UNKNOWN_CONTENT_VERSION"],
    [
      "the version of another questionnaire",
      () => ({ ...valid(), contentHash: hashOf("sleep") }),
      400,
      "UNKNOWN_CONTENT_VERSION",
    ],
    ["more than 64 KiB", () => withAnswer({ value: Array(40).fill("x".repeat(9000)), seq: 1 }), 413, "BODY_TOO_LARGE"],
  ];
  test.each(bodies)("%s is refused", async (_, body, status, code) => {
    const reply = await call("PUT", "/api/drafts/stress", {
      body: body() ?? "null",
      headers: { "content-type": "application/json" },
    });
    expect(reply).toMatchObject({ status, body: { code, error: expect.stringMatching(/\.$/) } });
    expect(await list()).toEqual([]);
  });

  const texts: readonly (readonly [name: string, text: string])[] = [
    ["nested 30,000 deep", `{"id":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
    ["nested without an end", "[".repeat(60_000)],
    [
      "an own __proto__",
      JSON.stringify(valid0()).replace('"answers":{', '"answers":{"__proto__":{"value":1,"seq":1},'),
    ],
    [
      "a prototype of a constructor",
      JSON.stringify(valid0()).replace('"answers":{', '"answers":{"constructor":{"prototype":1},'),
    ],
    ["cut off", JSON.stringify(valid0()).slice(0, -3)],
    ["empty", ""],
  ];
  function valid0() {
    return { id: "0".repeat(32), survey: "stress", contentHash: "A".repeat(43), page: 0, seq: 0, answers: {} };
  }
  test.each(texts)("a body that is %s is refused", async (_, text) => {
    const headers = { "content-type": "application/json" };
    const reply = await call("PUT", "/api/drafts/stress", { body: text, headers });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: expect.stringMatching(/^(INVALID_BODY|BAD_REQUEST|NESTED_TOO_DEEP)$/) },
    });
  });

  test("many small drafts do not add up to a large one", async () => {
    const big = (name: string) => draft({ [name]: ["x".repeat(9000), 1] }, { id: "a".repeat(32) });
    const statuses = [];
    for (let turn = 0; turn < 8; turn++) statuses.push((await save(big(`item ${turn}`))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 413]);
    expect(Object.keys((await list())[0]?.answers ?? {})).toHaveLength(7);
  });

  test.each(["nothing", "No-Scale", "__proto__", "constructor", "%00", "a".repeat(65)])(
    "the questionnaire %s is unknown",
    async (survey) => {
      const headers = { "idempotency-key": newId() };
      expect([400, 404]).toContain((await call("DELETE", `/api/drafts/${survey}`, { headers })).status);
      expect([400, 404]).toContain((await call("PUT", `/api/drafts/${survey}`, { body: valid() })).status);
    },
  );

  test.each([{}, { "idempotency-key": "0123456789abcdef" }, { "idempotency-key": "' OR 1=1" }])(
    "a removal with %j is refused",
    async (headers) => {
      expect(await call("DELETE", "/api/drafts/stress", { headers })).toMatchObject({
        status: 400,
        body: { code: "INVALID_BODY" },
      });
    },
  );

  test("nobody without the token of an open session sees or changes anything", async () => {
    for (const token of ["", person.userID, person.owner, `Bearer ${person.token}`]) {
      const as = { ...person, token };
      expect(await save(valid(), as)).toMatchObject({ status: 401, body: { code: "SESSION_NEEDED" } });
      expect((await remove(valid(), as)).status).toBe(401);
      expect((await call("GET", "/api/drafts", { as })).status).toBe(401);
    }
  });
});

test("who saves very often is told to wait", async () => {
  const limited = await startTestServer({ rateLimits: { ...NO_LIMITS, draft: RATE_LIMITS.draft } });
  const one = await limited.newPerson();
  const headers = { authorization: one.token, "idempotency-key": newId() };
  const ask = async () =>
    (await limited.app.inject({ method: "DELETE", url: "/api/drafts/stress", headers })).statusCode;
  const statuses = [];
  for (let turn = 0; turn < 121; turn++) statuses.push(await ask());
  expect(statuses).toEqual([...Array(120).fill(204), 429]);
  await limited.close();
});
