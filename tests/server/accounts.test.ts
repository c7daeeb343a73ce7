import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("POST /register", () => {
  test("makes an account that can log in", async () => {
    expect((await server.post("/register", registration("ada@example.com"))).status).toBe(200);
    const { status, body } = await server.post("/login", { email: "ada@example.com" });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/),
      userID: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test("takes an address once, whatever its case and the space around it", async () => {
    await server.post("/register", registration("once@example.com"));
    const again = await server.post("/register", registration(" Once@Example.com "));
    expect(again).toMatchObject({ status: 400, body: { code: "REGISTRATION_REFUSED" } });
    expect((await server.post("/login", { email: "ONCE@example.com" })).status).toBe(200);
  });

  const refused: [string, object, string][] = [
    ["a missing field", { gender: undefined }, "INVALID_BODY"],
    ["a number as text", { age: "76" }, "INVALID_BODY"],
    ["an unknown field", { role: "admin" }, "INVALID_BODY"],
    ["an address that cannot be kept", { email: "a\u0000b@example.com" }, "INVALID_BODY"],
    ["no e-mail address", { email: "nobody" }, "INVALID_BODY"],
    ["a short password", { password: "1234567" }, "INVALID_BODY"],
    ["a password that many people use", { password: "password1" }, "REGISTRATION_REFUSED"],
    ["a year of birth to come", { yearOfBirth: 2027, age: 0 }, "REGISTRATION_REFUSED"],
    ["an age two years off", { age: 74 }, "REGISTRATION_REFUSED"],
    ["another gender word", { gender: "F" }, "INVALID_BODY"],
  ];
  test.each(refused)("refuses %s", async (_, change, code) => {
    const { status, body } = await server.post("/register", { ...registration("refused@example.com"), ...change });
    expect({ status, body }).toMatchObject({ status: 400, body: { code, error: expect.any(String) } });
    expect((await server.post("/login", { email: "refused@example.com" })).status).toBe(401);
  });

  test("takes an age one year beside its own reckoning", async () => {
    const young = { ...registration("birthday@example.com"), age: 75 };
    expect((await server.post("/register", young)).status).toBe(200);
  });
});

describe("POST /login", () => {
  test("answers an unknown address with 401", async () => {
    const { status, body } = await server.post("/login", { email: "stranger@example.com" });
    expect({ status, body }).toMatchObject({ status: 401, body: { code: "INVALID_LOGIN" } });
  });

  const elsewhere: [string, Record<string, string>][] = [
    ["another host", { host: "keepwell.example" }],
    ["a forwarded request", { "x-forwarded-for": "203.0.113.9" }],
  ];
  test.each(elsewhere)("asks for the password with %s, known address or not", async (_, headers) => {
    await server.post("/register", registration("away@example.com"));
    for (const email of ["away@example.com", "stranger@example.com"]) {
      const asked = await server.post("/login", { email }, headers);
      expect(asked).toMatchObject({ status: 401, body: { code: "PASSWORD_REQUIRED" } });
      const wrong = await server.post("/login", { email, password: "not this one" }, headers);
      expect(wrong).toMatchObject({ status: 401, body: { code: "WRONG_PASSWORD" } });
    }
    const right = { email: "away@example.com", password: registration("").password };
    expect((await server.post("/login", right, headers)).status).toBe(200);
  });

  test("asks for the password when the server listens beyond this machine", async () => {
    const open = await startTestServer({ host: "0.0.0.0", listensOnLoopback: false });
    await open.post("/register", registration("open@example.com"));
    expect(await open.post("/login", { email: "open@example.com" })).toMatchObject({
      body: { code: "PASSWORD_REQUIRED" },
    });
    await open.close();
  });
});

test("a session ends with its token, known or not", async () => {
  const { token } = await server.newPerson();
  for (const authorization of [token, "never-was-a-token"]) {
    expect((await server.post("/api/session/end", {}, { authorization })).status).toBe(200);
  }
});
