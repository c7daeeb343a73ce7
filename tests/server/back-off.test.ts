import { setTimeout as wait } from "node:timers/promises";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSlowDown } from "../../server/rate-limits/back-off.ts";
import { RATE_LIMITS, type RateLimitNumbers } from "../../server/rate-limits/numbers.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

// Who guesses is slowed down; who is guessed at is never kept out.

const EMAIL = "ada@example.com";
const { password } = registration(EMAIL);

let server: TestServer;
/** The cookie of the browser in which she registered. */
let device: string;
const startWith = async (numbers: Partial<RateLimitNumbers> = {}) => {
  server = await startTestServer({ loginPolicy: "device", rateLimits: { ...RATE_LIMITS, ...numbers } });
  const { app } = server;
  const reply = await app.inject({ method: "POST", url: "/register", body: registration(EMAIL) });
  device = reply.cookies.find(({ name }) => name === "keepwell-device")?.value ?? "";
};
beforeEach(() => startWith());
afterEach(() => server.close());

type Try = { readonly from?: string; readonly guess?: string; readonly cookie?: string; readonly url?: string };

async function logIn({ from = "192.0.2.1", guess, cookie, url = "/login" }: Try) {
  const headers = cookie === undefined ? {} : { cookie: `keepwell-device=${cookie}` };
  const secrets = guess === undefined ? {} : { password: guess };
  const body = {
    email: EMAIL,
    ...secrets,
    ...(url === "/login" ? {} : { code: guess, password: "another calm garden" }),
  };
  const reply = await server.app.inject({ method: "POST", url, remoteAddress: from, headers, body });
  return { status: reply.statusCode, retryAfter: Number(reply.headers["retry-after"] ?? 0) };
}
const countOf = (replies: readonly { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const many = <Value>(count: number, make: (turn: number) => Value) =>
  Array.from({ length: count }, (_, turn) => make(turn));

test.each(["/login", "/api/account/reset-password"])(
  "%s: whoever guesses from elsewhere keeps nobody out",
  async (url) => {
    await Promise.all(many(60, (turn) => logIn({ from: `198.51.100.${turn % 30}`, guess: `guess ${turn}`, url })));
    expect((await logIn({ from: "198.51.100.1", guess: "again", url })).status).toBe(429);
    expect((await logIn({ cookie: device })).status).toBe(200);
    expect((await logIn({ from: "198.51.100.1", cookie: device })).status).toBe(200);
    expect((await logIn({ from: "203.0.113.9", guess: password })).status).toBe(200);
  },
);

test("a known browser is not held up by what others do in its network, however much", async () => {
  const from = "198.51.100.7";
  const tries = many(320, (turn) => {
    const body = { email: `p${turn}@example.com`, password: "a guess" };
    return server.app.inject({ method: "POST", url: "/login", remoteAddress: from, body });
  });
  const replies = await Promise.all(tries);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  expect((await logIn({ from, guess: password })).status).toBe(429);
  expect((await logIn({ from, guess: password, cookie: "made-up" })).status).toBe(429);
  expect((await logIn({ from, cookie: device })).status).toBe(200);
  const reply = await logIn({ from, guess: password, cookie: device });
  expect(reply.status).toBe(200);
});

test("of many guesses at once from one network five are looked at, and from one wide network fifty", async () => {
  expect(countOf(await Promise.all(many(60, (turn) => logIn({ guess: `guess ${turn}` }))), 401)).toBe(5);
  const spread = many(150, (turn) =>
    logIn({ from: `2001:db8:0:${(turn << 8).toString(16)}::1`, guess: `guess ${turn}` }),
  );
  const looked = countOf(await Promise.all(spread), 401);
  expect(looked).toBeGreaterThanOrEqual(50);
  // A busy machine takes so long that a few have their turn again.
  expect(looked).toBeLessThan(60);
});

test("each wrong try makes the next wait longer, up to the longest wait, and a right one ends that", async () => {
  await server.close();
  await startWith({ wrongLogin: { count: 2, seconds: 1, longest: 2 } });
  const guess = () => logIn({ guess: "a guess" });
  expect([(await guess()).status, (await guess()).status]).toEqual([401, 401]);
  expect(await guess()).toEqual({ status: 429, retryAfter: 1 });
  // Asking too early makes nothing worse.
  expect(await guess()).toEqual({ status: 429, retryAfter: 1 });
  for (const longer of [2, 2]) {
    await wait(longer * 1000 + 100);
    expect((await guess()).status).toBe(401);
    expect(await guess()).toEqual({ status: 429, retryAfter: 2 });
  }
  await wait(2_100);
  expect((await logIn({ guess: password })).status).toBe(200);
  expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([401, 401, 429]);
});

test("a known browser in which somebody guesses is slowed down itself, and nobody else", async () => {
  const cookie = device;
  const replies = await Promise.all(many(30, (turn) => logIn({ guess: `guess ${turn}`, cookie })));
  expect(countOf(replies, 401)).toBe(5);
  expect((await logIn({ guess: password, cookie })).status).toBe(429);
  expect((await logIn({ guess: password })).status).toBe(200);
});

test("a try that is taken back counts for nobody, and neither does the wait that it began", async () => {
  const slow = createSlowDown("tries", { count: 2, seconds: 60, longest: 60 }, (keyPrefix, points, duration) => {
    return new RateLimiterMemory({ keyPrefix, points, duration });
  });
  for (let turn = 0; turn < 5; turn++) {
    await slow.take("ada");
    await slow.giveBack("ada");
  }
  await slow.take("ada");
  await slow.take("ada");
  await expect(slow.take("ada")).rejects.toHaveProperty("msBeforeNext");
});
