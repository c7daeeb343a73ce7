import { afterAll, beforeAll, expect, test } from "vitest";
import { editedContent } from "../support/edited-content.ts";
import { startForwardingServer } from "../support/forwarding-server.ts";
import { sendRaw } from "../support/raw-request.ts";
import { startRecordingBackend } from "../support/recording-backend.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

// Two readers of one request must not find different things in it, and none may be worn out by it.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(editedContent());
  await server.post("/register", registration("ada@example.com"));
});
afterAll(() => server.close());

async function send(url: string, payload: string, headers: Record<string, string> = {}) {
  const all = { host: "localhost", "content-type": "application/json", ...headers };
  const reply = await server.app.inject({ method: "POST", url, headers: all, payload });
  return { status: reply.statusCode, body: reply.json() };
}

const PASSWORD = '"password":"a calm green garden"';

test.each([
  ["a key given twice", `{"email":"eve@example.com","email":"ada@example.com",${PASSWORD}}`],
  ["a key given twice with the same value", `{"email":"ada@example.com","email":"ada@example.com",${PASSWORD}}`],
  ["a key given again in an escaped form", `{"email":"ada@example.com","\\u0065mail":"ada@example.com",${PASSWORD}}`],
])("%s is refused", async (_, payload) => {
  expect(await send("/login", payload)).toMatchObject({
    status: 400,
    body: { code: "DUPLICATE_KEY", error: expect.stringMatching(/^[A-Z].*\.$/) },
  });
});

test("a key given twice within another is refused too, and the same key in two places is not", async () => {
  const { userID } = await server.newPerson();
  const twice = `{"userId":"${userID}","responses":{"1-0":"Never","1-0":"Very often"}}`;
  expect(await send("/api/stress-scale", twice)).toMatchObject({ status: 400, body: { code: "DUPLICATE_KEY" } });
  const apart = `{"userId":"${userID}","responses":{"userId":"Never"}}`;
  expect(await send("/api/stress-scale", apart)).toMatchObject({ status: 400, body: { code: "INVALID_ANSWERS" } });
  const asValue = `{"email":"email","password":"email"}`;
  expect((await send("/login", asValue)).body.code).toBe("WRONG_PASSWORD");
});

test.each([
  ["60,000 lists", `{"email":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ["33 objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`],
])("%s within each other are refused", async (_, payload) => {
  expect(await send("/login", payload)).toMatchObject({
    status: 400,
    body: { code: "NESTED_TOO_DEEP", error: expect.stringMatching(/^[A-Z].*\.$/) },
  });
});

const deep = ["[".repeat(250_000), `${"[".repeat(250_000)}${"]".repeat(250_000)}`, '{"a":'.repeat(100_000)];
test.each(deep.map((text, index) => [index, text] as const))(
  "a draft of the studio nested too deep (%i) is no error of the server",
  async (_, text) => {
    const admin = await server.staff("admin");
    const scale = (await server.get("/api/studio/scales/stress", admin)).body as {
      survey: string;
      rule: string;
      from: string;
    };
    const { survey, rule, from } = scale;
    for (const draft of [
      { survey: text, rule },
      { survey, rule: text },
    ]) {
      const calls: [path: string, body: object][] = [
        ["check", draft],
        ["bench", { ...draft, answers: {}, stored: {} }],
        ["consequences", draft],
        ["propose", { ...draft, from }],
        ["publish", { ...draft, from }],
      ];
      for (const [path, body] of calls) {
        const { status } = await send(`/api/studio/scales/stress/${path}`, JSON.stringify(body), admin);
        expect(status, path).toBeLessThan(500);
      }
    }
  },
);

test("a second host is refused, before anything is looked at", async () => {
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  for (const hosts of ["Host: localhost\r\nHost: evil.example", "Host: localhost\r\nhost: localhost"]) {
    const answer = await sendRaw(url, `GET /health HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(await sendRaw(url, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toContain(" 200 ");
});

test("a server in front of a backend forwards none of this", async () => {
  const backend = await startRecordingBackend();
  const forwarding = await startForwardingServer(backend.url);
  const post = async (body: string) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(`${forwarding.url}/login`, { method: "POST", headers, body });
    return { status: reply.status, code: ((await reply.json()) as { code: string }).code };
  };
  expect(await post('{"email":"a@b.c","email":"b@b.c"}')).toEqual({ status: 400, code: "DUPLICATE_KEY" });
  expect(await post(`{"email":"a@b.c","x":${"[".repeat(40)}${"]".repeat(40)}}`)).toEqual({
    status: 400,
    code: "NESTED_TOO_DEEP",
  });
  const twice =
    "POST /login HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Type: application/json\r\nContent-Length: 17\r\nConnection: close\r\n\r\n";
  expect(await sendRaw(forwarding.url, `${twice}{"email":"a@b.c"}`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(backend.requests).toHaveLength(0);
  await forwarding.close();
  await backend.close();
});
