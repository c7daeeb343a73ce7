import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyAccount } from "#core/api/my-account.ts";
import { RATE_LIMITS } from "../../server/rate-limits/numbers.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { PROOF, registration, startTestServer, type TestServer } from "../support/test-server.ts";

const { password } = registration("");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { ...NO_LIMITS, whose: RATE_LIMITS.whose } });
});
afterAll(() => server.close());
const as = (token: string) => ({ authorization: token });

test("address, year of birth and gender are corrected with the password, and with nothing less", async () => {
  await server.newPerson("taken@example.com");
  const { token } = await server.newPerson("typo@exmaple.com");
  const details = { password, email: "Right@Example.com", yearOfBirth: 1948, gender: "Male" };
  const change = (given: object) => server.post("/api/account/details", { ...details, ...given }, as(token));
  const refused: [object, number, string][] = [
    [{ password: "not this one" }, 401, "PASSWORD_REFUSED"],
    [{ email: "taken@example.com" }, 400, "DETAILS_REFUSED"],
    [{ yearOfBirth: 2027 }, 400, "DETAILS_REFUSED"],
    [{ yearOfBirth: 1800 }, 400, "INVALID_BODY"],
    [{ email: "a\u0000b@example.com" }, 400, "INVALID_BODY"],
    [{ gender: "F" }, 400, "INVALID_BODY"],
    [{ password: undefined }, 400, "INVALID_BODY"],
  ];
  for (const [given, status, code] of refused) expect(await change(given)).toMatchObject({ status, body: { code } });
  const account = async () => ((await server.get("/api/account", as(token))).body as MyAccount).account;
  expect(await account()).toMatchObject({ email: "typo@exmaple.com", yearOfBirth: 1950, gender: "Female" });
  expect((await change({})).status).toBe(200);
  expect(await account()).toMatchObject({ email: "right@example.com", yearOfBirth: 1948, gender: "Male" });
  expect((await change({})).status).toBe(200);
  expect((await server.post("/login", { email: "right@example.com", password })).status).toBe(200);
  expect((await server.post("/login", { email: "typo@exmaple.com", password })).status).toBe(401);
});

test("a copy and the deletion ask for the password or the recovery code, which stays valid", async () => {
  const email = "proof@example.com";
  const { recoveryCode } = (await server.post("/register", registration(email))).body as { recoveryCode: string };
  const { token } = await server.logIn(email);
  const ask = (call: string, body: object) => server.post(`/api/account/${call}`, body, as(token));
  for (const call of ["export", "delete"]) {
    for (const proof of ["not this one", "AAAA-AAAA-AAAA-AAAA"])
      expect(await ask(call, { proof })).toMatchObject({ status: 401, body: { code: "PROOF_REFUSED" } });
    for (const body of [{}, { proof: "" }, { proof: 1 }])
      expect(await ask(call, body)).toMatchObject({ status: 400, body: { code: "INVALID_BODY" } });
  }
  expect((await ask("export", PROOF)).status).toBe(200);
  const code = ` ${recoveryCode.toLowerCase()} `;
  expect((await ask("export", { proof: code })).status).toBe(200);
  expect((await ask("delete", { proof: code })).status).toBe(200);
});

test("whose an id is: a masked address and a month, thirty times from one network", async () => {
  const { userID } = await server.newPerson("margaret@example.org");
  const whose = (id: string) => server.get(`/api/accounts/${id}/whose`);
  expect(await whose(userID)).toEqual({ status: 200, body: { email: "m•••@example.org", since: "2026-06" } });
  expect(await whose("nobody")).toMatchObject({ status: 404, body: { code: "UNKNOWN_USER" } });
  const more = await Promise.all(Array.from({ length: 29 }, () => whose("nobody")));
  expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
});
