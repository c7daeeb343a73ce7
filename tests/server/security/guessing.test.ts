import { afterAll, beforeAll, expect, test } from "vitest";
import { RATE_LIMITS } from "../../../server/rate-limits/numbers.ts";
import { NO_LIMITS } from "../../support/no-limits.ts";
import { registration, startTestServer, type TestServer } from "../../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { ...NO_LIMITS, wrongLogin: RATE_LIMITS.wrongLogin } });
});
afterAll(() => server.close());

const TRIES = 1000;
test.each([
  ["one address", 5, (): string => "192.0.2.1"],
  ["fifty addresses that name others as their origin", 50, (turn: number): string => `192.0.2.${turn % 50}`],
])("of a thousand guesses from %s %i are looked at", async (from, looked, addressOf) => {
  const email = `${from.replace(/ /g, "-")}@example.com`;
  await server.post("/register", registration(email));
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < TRIES; turn++) {
    const { statusCode } = await server.app.inject({
      method: "POST",
      url: "/login",
      remoteAddress: addressOf(turn),
      headers: { "x-forwarded-for": `203.0.113.${turn % 256}` },
      body: { email, password: `guess ${turn}` },
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  // Only a 401 has cost a look at the password's hash.
  expect(statuses.get(401)).toBeGreaterThanOrEqual(looked);
  // A wait or two may end meanwhile.
  expect(statuses.get(401)).toBeLessThanOrEqual(looked + 3);
  expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(TRIES);
});
