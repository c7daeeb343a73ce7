import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { RATE_LIMITS } from "../../../server/rate-limits/numbers.ts";
import { forwardedCalls } from "../../../server/upstream/calls.ts";
import { type ForwardingServer, startForwardingServer } from "../../support/forwarding-server.ts";
import { sendRaw } from "../../support/raw-request.ts";
import { json, type RecordingBackend, reply, startRecordingBackend } from "../../support/recording-backend.ts";

/** As the ids of many databases are. */
const ID = "64f0c2a1b3d4e5f60718293a";

/** Every call of the specification, to the letter. */
const SPECIFIED = [
  "POST /login",
  "POST /register",
  "POST /api/ai-advice",
  "POST /get-advice",
  `GET /view-scores/${ID}`,
  "POST /chat",
  "POST /social",
  "POST /api/save-bmi",
  "POST /api/mna-test",
  "POST /api/stress-scale",
  "POST /api/sleep-scale",
  "POST /api/exercise-scale",
  "POST /api/learn-scale",
  `GET /social-score/${ID}`,
  `GET /api/mna-score?userID=${ID}`,
  `GET /api/stress-score/${ID}`,
  `GET /api/sleep-score/${ID}`,
  `GET /api/exercise-score/${ID}`,
  `GET /api/learn-scale/${ID}`,
];

let backend: RecordingBackend;
let server: ForwardingServer;
beforeAll(async () => {
  backend = await startRecordingBackend();
  server = await startForwardingServer(backend.url);
});
afterAll(async () => {
  await server.close();
  await backend.close();
});
beforeEach(() => backend.reset());

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

// Spaces, escapes, keys that differ in case, digits that no number keeps: whoever parses and writes it anew changes it.
const BODY = Buffer.from(
  `{ "email":"a@b.c", "userID" : "${ID}","userId":"${ID}",\r\n "n":1.0e+2, "N":12345678901234567890, "s":"\\u00e9é\\/" }`,
);

test("the list is the specification's, and the server's own routes are made for each of it", () => {
  expect(forwardedCalls).toHaveLength(SPECIFIED.length);
  for (const call of SPECIFIED) {
    const [method, target = ""] = call.split(" ");
    const fits = forwardedCalls.filter((one) => one.method === method && one.isNamedBy(target));
    expect(fits, call).toHaveLength(1);
  }
});

test.each(SPECIFIED)("%s arrives byte for byte, with nothing else", async (call) => {
  const [method = "", target = ""] = call.split(" ");
  const authorization = "Odd  \xe9 value==";
  const type = "application/json;charset=UTF-8";
  const body = method === "POST" ? BODY : Buffer.alloc(0);
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: keepwell.example",
    `Authorization: ${authorization}`,
    "Cookie: keepwell-device=secret",
    "Keepwell-Content: x",
    "Keepwell-Consent: x",
    "Idempotency-Key: 0123456789",
    "X-Forwarded-For: 203.0.113.9",
    "Forwarded: for=203.0.113.9",
    "Origin: http://keepwell.example",
    "X-HTTP-Method-Override: DELETE",
    ...(method === "POST" ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
    "Connection: close",
  ];
  const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]);
  expect(await sendRaw(server.url, bytes)).toMatch(/^HTTP\/1.1 200 /);

  expect(backend.requests).toHaveLength(1);
  const [{ headers, ...recorded }] = backend.requests as [RecordingBackend["requests"][0]];
  expect(recorded).toEqual({ method, target, body });
  expect(headers.get("authorization")).toBe(authorization);
  const names = ["accept", "authorization", "connection", "host"];
  const ofBody = ["content-length", "content-type"];
  expect([...headers.keys()].sort()).toEqual([...names, ...(method === "POST" ? ofBody : [])].sort());
  expect(headers.get("host")).toBe(new URL(backend.url).host);
  if (method === "POST") expect(headers.get("content-type")).toBe(type);
});

test("a body sent in chunks arrives as the same bytes", async () => {
  const head =
    "POST /chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
  await sendRaw(server.url, `${head}3\r\n{"a\r\n5\r\n":1 }\r\n0\r\n\r\n`);
  expect(backend.requests[0]?.body.toString()).toBe('{"a":1 }');
});

test("a base path stands before each call", async () => {
  const based = await startForwardingServer(`${backend.url}/v2/api/`);
  await fetch(`${based.url}/view-scores/${ID}`);
  expect(backend.requests[0]?.target).toBe(`/v2/api/view-scores/${ID}`);
  await based.close();
});

describe("what comes back", () => {
  const statuses = [200, 201, 400, 401, 404, 409, 422, 429, 500, 503];
  test.each(statuses)("status %i with its JSON, byte for byte", async (status) => {
    const bytes = Buffer.from('{ "error":"Spät\\u00e9" ,"score" : 1.50 }');
    backend.behave(reply(status, bytes, { "content-type": "text/html" }));
    const answer = await fetch(`${server.url}/view-scores/${ID}`);
    expect(answer.status).toBe(status);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("no header of the backend, and all of our own", async () => {
    backend.behave(
      json({ score: 1 }, 200, {
        "set-cookie": "session=1",
        "cache-control": "public, max-age=99",
        "content-security-policy": "default-src *",
        "access-control-allow-origin": "*",
        "keep-alive": "timeout=1234",
        trailer: "x",
        "x-powered-by": "Express",
        location: "https://elsewhere.example",
      }),
    );
    const { headers } = await fetch(`${server.url}/view-scores/${ID}`);
    for (const name of ["set-cookie", "access-control-allow-origin", "trailer", "x-powered-by", "location"]) {
      expect(headers.has(name), name).toBe(false);
    }
    expect(headers.get("keep-alive")).not.toContain("1234");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each([
    ["no body", 204, ""],
    ["a word of text", 201, "Saved"],
  ])("a success told with %s stays a success where only that is read", async (_, status, text) => {
    backend.behave(reply(status, text, { "content-type": "text/plain" }));
    const answer = await post("/social", `{"userId":"${ID}","answers":[]}`);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  test("an error without JSON keeps its status and gets a sentence", async () => {
    backend.behave(reply(401, "<h1>No</h1>", { "content-type": "text/html" }));
    const answer = await post("/login", '{"email":"a@b.c"}');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: "UPSTREAM_REFUSED", error: expect.stringMatching(/\.$/) });
  });
});

test("content, pages, health and documentation stay here; what needs our own storage is not there", async () => {
  for (const path of ["/health", "/content/domains.json", "/content/surveys/stress.json", "/docs/json"]) {
    expect((await fetch(server.url + path)).status, path).toBe(200);
  }
  expect(await (await fetch(`${server.url}/content/app.json`)).json()).toEqual({
    guardRedirect: null,
    scales: [],
    hasOwnStorage: false,
    asksPassword: false,
    resends: false,
    studio: "off",
    model: null,
  });
  const own = ["/api/account/export", `/api/overview/${ID}`, `/api/scales/stress/${ID}`];
  for (const path of own) expect((await fetch(server.url + path)).status, path).toBe(404);
  for (const path of ["/api/session/end", "/api/account/delete", "/api/account/reset-password", "/api/scales/stress"]) {
    expect((await post(path, "{}")).status, path).toBe(404);
  }
  expect(backend.requests).toHaveLength(0);
});

test("rate limits stay, counted here", async () => {
  const limited = await startForwardingServer(backend.url, { rateLimits: RATE_LIMITS });
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const all = { "content-type": "application/json", ...headers };
    return fetch(limited.url + path, { method: "POST", headers: all, body: JSON.stringify(body) });
  };
  const calls: [count: number, path: string, body: object, headers?: Record<string, string>][] = [
    [20, "/chat", { message: "x" }],
    [60, "/api/stress-scale", { userId: ID, responses: {} }],
  ];
  for (const [count, path, body, headers] of calls) {
    const turns = Array.from({ length: count }, () => send(path, body, headers));
    expect((await Promise.all(turns)).every(({ status }) => status === 200)).toBe(true);
    const refused = await send(path, body, headers);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  await limited.close();
});

test("guesses that the backend refuses are slowed down, and right ones are not", async () => {
  const limited = await startForwardingServer(backend.url, { rateLimits: RATE_LIMITS });
  const logIn = async (email: string) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(`${limited.url}/login`, { method: "POST", headers, body: JSON.stringify({ email }) })).status;
  };
  for (let turn = 0; turn < 20; turn++) expect(await logIn("a@b.c")).toBe(200);
  backend.behave(json({ error: "no" }, 401));
  for (let turn = 0; turn < 5; turn++) expect(await logIn("a@b.c")).toBe(401);
  expect([await logIn(" A@B.c"), await logIn("b@b.c")]).toEqual([429, 401]);
  await limited.close();
});

test.each([
  [
    "/get-advice",
    20,
    (turn: number) => ({ body: { userID: `invented${turn}`, criteria: "Anyone" }, authorization: "" }),
  ],
  ["/api/ai-advice", 20, (turn: number) => ({ body: { prompt: "x" }, authorization: `invented${turn}` })],
  [
    "/api/stress-scale",
    60,
    (turn: number) => ({ body: { userId: `invented${turn}`, responses: {} }, authorization: "" }),
  ],
])("who invents ids or tokens for %s is counted by network", async (path, count, sent) => {
  const limited = await startForwardingServer(backend.url, { rateLimits: RATE_LIMITS });
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < count + 15; turn++) {
    const { body, authorization } = sent(turn);
    const headers = { "content-type": "application/json", authorization };
    const { status } = await fetch(limited.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: count, 429: 15 });
  expect(backend.requests).toHaveLength(count);
  await limited.close();
});

describe("BACKEND_URL", () => {
  test.each([
    ["http://127.0.0.1:9", "http://127.0.0.1:9", ""],
    ["https://backend.example/", "https://backend.example", ""],
    ["https://backend.example:8443/v1/api/", "https://backend.example:8443", "/v1/api"],
  ])("%s is an origin with an optional path", (BACKEND_URL, origin, basePath) => {
    expect(readConfig({ BACKEND_URL }).backend).toEqual({ origin, basePath, timeLimitMs: 30_000 });
  });

  const wrong = [
    "backend.example",
    "ftp://backend.example",
    "http:/backend.example",
    "http://",
    "https://name:secret@backend.example",
    "https://name@backend.example",
    "https://backend.example/?secret=1",
    "https://backend.example/#secret",
    "https://backend.example/a b",
    "https://backend.example/a%2fb",
    "https://backend.example//a",
    "https:\\\\backend.example",
    "https://back end.example",
  ];
  test.each(wrong)("%s is refused, without a word of it", (BACKEND_URL) => {
    const read = () => readConfig({ BACKEND_URL });
    expect(read).toThrow("BACKEND_URL must be an address such as https://host:port/path");
    expect(read).not.toThrow(/secret/);
  });

  test("goes with no database and no language model of our own", () => {
    const BACKEND_URL = "https://backend.example";
    expect(() => readConfig({ BACKEND_URL, DATABASE_URL: "postgres://a:b@c/d" })).toThrow(/DATABASE_URL must not/);
    expect(() => readConfig({ BACKEND_URL, AI_BASE_URL: "https://x.example/v1", AI_MODEL: "m" })).toThrow(/AI_MODEL/);
  });
});
