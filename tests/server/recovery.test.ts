import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import { codeFrom, newCode } from "../../server/accounts/codes.ts";
import { makeResetCode } from "../../server/accounts/reset-password.ts";
import { QUICK_HASHING } from "../support/quick-hashing.ts";
import { registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

const HOUR = 60 * 60 * 1000;
const NEW = "another calm garden";

let server: TestServer;
let email: string;
let recoveryCode: string;
let people = 0;
beforeAll(async () => {
  server = await startTestServer({ loginPolicy: "device" });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  email = `forgot${++people}@example.com`;
  const { body } = await server.post("/register", registration(email));
  ({ recoveryCode } = body as { recoveryCode: string });
});

const reset = (code: string, password = NEW, address = email) =>
  server.post("/api/account/reset-password", { email: address, code, password });
const logIn = (password: string) => server.post("/login", { email, password });
const refused = { status: 401, body: { code: "RESET_REFUSED", error: expect.stringMatching(/\.$/) } };

test("codes have no characters that are taken for others, and are found again however they are typed", () => {
  const codes = Array.from({ length: 500 }, newCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    expect(code).not.toMatch(/[0O1IL2Z5S6G8BUV]/);
    for (const typed of [code.toLowerCase(), ` ${code.replaceAll("-", " ")}\t`, code.replaceAll("-", "")]) {
      expect(codeFrom(typed)).toBe(code);
    }
  }
});

test("a recovery code sets a new password, once, and a new code takes its place", async () => {
  const { status, body } = await reset(` ${recoveryCode.toLowerCase().replaceAll("-", "  ")} `);
  const { recoveryCode: next } = body as { recoveryCode: string };
  expect({ status, next }).toEqual({ status: 200, next: expect.stringMatching(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/) });
  expect(next).not.toBe(recoveryCode);
  expect((await logIn(registration("").password)).status).toBe(401);
  expect((await logIn(NEW)).status).toBe(200);
  expect(await reset(recoveryCode)).toMatchObject(refused);
  expect((await reset(next)).status).toBe(200);
});

test("it ends every log-in and forgets every browser but the one it was used in", async () => {
  const login = await server.app.inject({
    method: "POST",
    url: "/login",
    body: { email, password: registration("").password },
  });
  const { token } = login.json() as { token: string };
  const cookie = `keepwell-device=${login.cookies[0]?.value}`;
  expect((await server.post("/login", { email }, { cookie })).status).toBe(200);
  const done = await server.app.inject({
    method: "POST",
    url: "/api/account/reset-password",
    body: { email, code: recoveryCode, password: NEW },
  });
  expect((await server.post("/login", { email }, { cookie })).status).toBe(401);
  expect(await server.post("/api/account/delete", {}, { authorization: token })).toMatchObject({ status: 401 });
  const own = `keepwell-device=${done.cookies[0]?.value}`;
  expect((await server.post("/login", { email }, { cookie: own })).status).toBe(200);
});

test("a wrong code, another's code and an unknown address are refused alike, and change nothing", async () => {
  await server.post("/register", registration("other@example.com"));
  const answers = [await reset(newCode()), await reset(recoveryCode, NEW, "other@example.com")];
  answers.push(await reset(recoveryCode, NEW, "unknown@example.com"), await reset("?"), await reset("x".repeat(100)));
  for (const answer of answers) expect(answer).toMatchObject(refused);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await logIn(registration("").password)).status).toBe(200);
});

test("a password that many people use is refused before the code is looked at", async () => {
  for (const code of [recoveryCode, newCode()]) {
    expect(await reset(code, "password1")).toMatchObject({ status: 400, body: { code: "PASSWORD_TOO_COMMON" } });
  }
});

test("used six times at once, a code sets one password", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => reset(recoveryCode, `${NEW} ${index}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await logIn(`${NEW} ${winner}`)).status).toBe(200);
});

test("a code of the operator holds for a day, once, and leaves the recovery code until it is used", async () => {
  const made = async () =>
    (await makeResetCode(server.database, ` ${email.toUpperCase()} `, START, QUICK_HASHING.code))?.code ?? "";
  const first = await made();
  const code = await made();
  expect(await reset(first)).toMatchObject(refused);
  server.setTime(new Date(START.getTime() + 24 * HOUR));
  expect(await reset(code)).toMatchObject(refused);
  server.setTime(new Date(START.getTime() + 24 * HOUR - 1));
  expect((await reset(code)).status).toBe(200);
  expect(await reset(code)).toMatchObject(refused);
  expect(await reset(recoveryCode)).toMatchObject(refused);
  expect(await makeResetCode(server.database, "unknown@example.com", START, QUICK_HASHING.code)).toBeNull();
});

test("a new recovery code needs the log-in and the password", async () => {
  const { token } = (await logIn(registration("").password)).body as { token: string };
  const ask = (password: string, authorization = token) =>
    server.post("/api/account/recovery-code", { password }, { authorization });
  expect(await ask("not this one")).toMatchObject({ status: 401, body: { code: "PASSWORD_REFUSED" } });
  expect(await ask(registration("").password, "none")).toMatchObject({ status: 401, body: { code: "SESSION_NEEDED" } });
  const { status, body } = await ask(registration("").password);
  expect(status).toBe(200);
  expect(await reset(recoveryCode)).toMatchObject(refused);
  expect((await reset((body as { recoveryCode: string }).recoveryCode)).status).toBe(200);
});

test("no code is kept, only its hash", async () => {
  const rows = JSON.stringify(await server.database.selectFrom("account_code").selectAll().execute());
  expect(rows).toContain("$scrypt$ln=");
  expect(rows).not.toContain(recoveryCode);
});

test("a reset replaces the user id: the one before answers like one that nobody has, and what was stored stays", async () => {
  const logInAgain = async (password: string) => (await logIn(password)).body as LoginReply;
  const before = await logInAgain(registration("").password);
  const stress = server.content.scales.get("stress");
  const responses = stress?.rule.examples[1]?.answers ?? {};
  const submit = (userId: string) => server.post("/api/stress-scale", { userId, responses });
  const answersOf = async (userId: string) => [
    await server.get(`/api/stress-score/${userId}`),
    await server.get(`/view-scores/${userId}`),
    await server.get(`/api/overview/${userId}`),
    await server.get(`/api/scales/stress/${userId}/history`),
    await server.get(`/api/scales/stress/${userId}/working`),
    await server.post("/get-advice", { userID: userId, criteria: "LikeMe" }),
  ];
  expect((await submit(before.userID)).status).toBe(200);
  const stored = await answersOf(before.userID);

  expect((await reset(recoveryCode)).status).toBe(200);
  const after = await logInAgain(NEW);
  expect(after.owner).toBe(before.owner);
  expect(after.userID).not.toBe(before.userID);
  expect(await answersOf(after.userID)).toEqual(stored);
  expect(await answersOf(before.userID)).toEqual(await answersOf("0123456789abcdefABCDEF"));
  expect(await submit(before.userID)).toMatchObject({ status: 404, body: { code: "UNKNOWN_USER" } });
  expect((await submit(after.userID)).status).toBe(200);
});

test("an address that no database could hold is refused like any other that is none", async () => {
  for (const address of ["\u0000", "ada\u0000@example.com"]) {
    expect(await reset(recoveryCode, NEW, address)).toMatchObject({ status: 400, body: { code: "INVALID_BODY" } });
  }
});
