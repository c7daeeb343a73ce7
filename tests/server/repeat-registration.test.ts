import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

const HOUR = 60 * 60 * 1000;
const KEY = "0123456789abcdef0123456789abcdef";

let server: TestServer;
let email: string;
let people = 0;
beforeAll(async () => {
  server = await startTestServer({ loginPolicy: "device" });
});
afterAll(() => server.close());
beforeEach(() => {
  server.setTime(START);
  email = `again${++people}@example.com`;
});

const register = (key: string | null, changes: object = {}) =>
  server.post("/register", { ...registration(email), ...changes }, key === null ? {} : { "idempotency-key": key });
const codeIn = ({ body }: { readonly body: unknown }) => (body as { readonly recoveryCode: string }).recoveryCode;
const reset = (code: string) =>
  server.post("/api/account/reset-password", { email, code, password: "another calm garden" });
const refused = { status: 400, body: { code: "REGISTRATION_REFUSED" } };
const accounts = () => server.database.selectFrom("account").select("id").where("email", "=", email).execute();

test("the same registration again is answered like the first, with a code that replaces the lost one", async () => {
  const lost = await register(KEY);
  const again = await register(KEY);
  expect(again).toEqual({
    status: 200,
    body: {
      message: "Registration successful.",
      owner: (lost.body as { readonly owner: string }).owner,
      recoveryCode: expect.stringMatching(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/),
    },
  });
  expect(await accounts()).toHaveLength(1);
  expect(codeIn(again)).not.toBe(codeIn(lost));
  expect((await reset(codeIn(lost))).status).toBe(401);
  expect((await reset(codeIn(again))).status).toBe(200);
});

test("two tries at once make one account", async () => {
  const replies = await Promise.all([register(KEY), register(KEY)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await accounts()).toHaveLength(1);
});

test("anything else is refused like any known address", async () => {
  const { status, body } = await register(KEY);
  expect(status).toBe(200);
  expect(await register(null)).toMatchObject(refused);
  expect(await register(KEY.replace("0", "f"))).toMatchObject(refused);
  expect(await register(KEY, { password: "not the same garden" })).toMatchObject(refused);
  expect(await register(KEY, { gender: "Male" })).toMatchObject(refused);
  expect(await register(KEY, { yearOfBirth: 1951, age: 75 })).toMatchObject(refused);
  // None of them touched the code.
  expect((await reset(codeIn({ body }))).status).toBe(200);
});

test("after 24 hours, or with another password, the key opens nothing", async () => {
  await register(KEY);
  server.setTime(new Date(START.getTime() + 24 * HOUR - 1));
  const again = await register(KEY);
  expect(again.status).toBe(200);
  server.setTime(new Date(START.getTime() + 24 * HOUR + 1));
  expect(await register(KEY)).toMatchObject(refused);
  server.setTime(START);
  expect((await reset(codeIn(again))).status).toBe(200);
  expect(await register(KEY)).toMatchObject(refused);
  expect(await register(KEY, { password: "another calm garden" })).toMatchObject(refused);
});

test("the same key under another address is another person's registration", async () => {
  await register(KEY);
  const first = email;
  email = `other-${first}`;
  expect((await register(KEY)).status).toBe(200);
  expect(await accounts()).toHaveLength(1);
});

test("the key is not stored, only its hash", async () => {
  await register(KEY);
  const rows = await server.database.selectFrom("account_code").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(KEY);
  expect(rows.filter(({ kind }) => kind === "registration").length).toBeGreaterThan(0);
});
