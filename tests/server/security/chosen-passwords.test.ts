import { afterAll, beforeAll, expect, test } from "vitest";
import { QUICK_HASHING } from "../../support/quick-hashing.ts";
import { registration, START, startTestServer, type TestServer } from "../../support/test-server.ts";

// People choose their passwords freely: only the length and how easily they are guessed count.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hashCosts: QUICK_HASHING });
});
afterAll(() => server.close());

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
let people = 0;

async function register(password: string): Promise<{ readonly email: string; readonly status: number }> {
  const email = `chooser${people++}@example.com`;
  const { status } = await server.post("/register", { ...registration(email), password });
  return { email, status };
}
const logIn = async (email: string, password: string) => (await server.post("/login", { email, password })).status;

test.each([
  ["small letters alone", "quietgardenpath"],
  ["digits alone", "82946150377264"],
  ["signs alone", "~^{}<>()[];:_-+="],
  ["spaces before, between and after", "  a calm garden  "],
  ["other scripts", "тихий сад у реки"],
  ["pictures", "🌿🍵🚶🌧📚🪴🎻🧶"],
  ["64 characters", "calm garden ".repeat(6).slice(0, 64)],
  ["200 characters", "calm garden ".repeat(17).slice(0, 200)],
])("a password of %s is taken, and nothing shorter or in another case is the same", async (_, password) => {
  const { email, status } = await register(password);
  expect([password, status]).toEqual([password, 200]);
  expect(await logIn(email, password)).toBe(200);
  const others = [password.slice(0, -1), `${password}x`, password.trim(), password.toUpperCase()];
  for (const other of others.filter((one) => one !== password)) expect(await logIn(email, other), other).not.toBe(200);
});

test("seven characters are too few", async () => {
  expect((await register("qz7!kv_")).status).toBe(400);
  expect((await register("qz7!kv_x")).status).toBe(200);
});

test("a password is good for as long as its owner keeps it", async () => {
  const { email } = await register("a calm garden");
  server.setTime(new Date(START.getTime() + TEN_YEARS_MS));
  expect(await logIn(email, "a calm garden")).toBe(200);
  server.setTime(START);
});
