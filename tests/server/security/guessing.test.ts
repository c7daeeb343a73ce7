import { afterAll, beforeAll, expect, test } from "vitest";
import { RATE_LIMITS } from "../../../server/rate-limits/numbers.ts";
import { NO_LIMITS } from "../../support/no-limits.ts";
import { registration, startTestServer, type TestServer } from "../../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: { ...NO_LIMITS, loginToAddress: RATE_LIMITS.loginToAddress } });
});
afterAll(() => server.close());

const TRIES = 1000;
test.each([
  ["one address", (): string => "192.0.2.1"],
  ["fifty addresses that name others as their origin", (turn: number): string => `192.0.2.${turn % 50}`],
])("of a thousand guesses from %s ten are looked at", async (from, addressOf) => {
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
  expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: TRIES - 10 });
});
