import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("POST /login", () => {
  const elsewhere: [string, Record<string, string>][] = [
    ["the host of the machine itself", { host: "localhost" }],
    ["another host", { host: "keepwell.example" }],
    ["a forwarded request", { "x-forwarded-for": "203.0.113.9" }],
  ];
  test.each(elsewhere)("asks an unknown browser for the password with %s, known address or not", async (_, headers) => {
    await server.post("/register", registration("away@example.com"));
    for (const email of ["away@example.com", "unknown@example.com"]) {
      const asked = await server.post("/login", { email }, headers);
      expect(asked).toMatchObject({ status: 401, body: { code: "PASSWORD_REQUIRED" } });
      const wrong = await server.post("/login", { email, password: "not this one" }, headers);
      expect(wrong).toMatchObject({ status: 401, body: { code: "WRONG_PASSWORD" } });
    }
    const right = { email: "away@example.com", password: registration("").password };
    expect((await server.post("/login", right, headers)).status).toBe(200);
  });
});

test("a session ends with its token, known or not", async () => {
  const { token } = await server.newPerson();
  for (const authorization of [token, "never-was-a-token"]) {
    expect((await server.post("/api/session/end", {}, { authorization })).status).toBe(200);
  }
});
