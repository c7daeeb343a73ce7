import { Secret } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newUserId } from "../../../server/accounts/accounts.ts";
import { newCode } from "../../../server/accounts/codes.ts";
import { createSession } from "../../../server/accounts/tokens.ts";
import { makeLink } from "../../../server/staff/links.ts";
import { makeSession } from "../../../server/staff/sessions.ts";
import { newTotpSecret } from "../../../server/staff/totp.ts";
import { registration, START, startTestServer, type TestServer } from "../../support/test-server.ts";

let server: TestServer;
let accountId: Parameters<typeof createSession>[1];
beforeAll(async () => {
  server = await startTestServer();
  await server.post("/register", registration("ada@example.com"));
  ({ id: accountId } = await server.database.selectFrom("account").select("id").executeTakeFirstOrThrow());
  await server.staff("editor", "Ada");
});
afterAll(() => server.close());

const session = () => createSession(server.database, accountId, START);
const staffSession = async () => {
  const { id } = await server.database.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  return makeSession(server.database, id, START);
};
const BITS_PER_CHARACTER = 6;
const bitsOf = (secret: string) =>
  /^[\w-]+$/.test(secret) ? Math.floor((secret.length * BITS_PER_CHARACTER) / 8) * 8 : 0;

test.each<[name: string, bits: number, make: () => string | Promise<string>]>([
  ["token", 128, async () => (await session()).token],
  ["session cookie", 128, async () => (await session()).cookie],
  ["user id", 128, newUserId],
  ["session of staff", 256, staffSession],
  ["staff link", 256, () => makeLink(server.database, { name: "Bea", role: "editor" }, START)],
])("each %s is another one, of %i bits", async (_, bits, make) => {
  const made = new Set<string>();
  for (let count = 0; count < 50; count++) made.add(await make());
  expect(made.size).toBe(50);
  for (const secret of made) expect(bitsOf(secret), secret).toBe(bits);
});

test("each key of an authenticator app is another one, of 160 bits", () => {
  const made = new Set(Array.from({ length: 50 }, newTotpSecret));
  expect(made.size).toBe(50);
  for (const secret of made) expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
});

test("each recovery code is another one, of 70 bits: 16 characters out of 21", () => {
  const made = new Set(Array.from({ length: 1000 }, newCode));
  expect(made.size).toBe(1000);
  expect(new Set([...made].join("").replaceAll("-", "")).size).toBe(21);
  for (const code of made) expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(16 * Math.log2(21)).toBeGreaterThan(70);
});
