import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairQueue } from "../../server/accounts/fair-queue.ts";
import { HASHING, hashing } from "../../server/accounts/password.ts";
import { unknownBrowserAt } from "../../server/accounts/turn-owner.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

// Checking a password takes long on purpose; nobody may use that to keep others out.

const seen = { arrived: 0, begun: [] as string[], held: Promise.resolve(), release: () => {} };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ loginPolicy: "device" });
  // A queue in which nobody had a turn yet. It notes who arrives and who has a turn, and holds turns while a test says so.
  const { run } = createFairQueue(HASHING);
  vi.spyOn(hashing, "run").mockImplementation((turnOwner, task) => {
    seen.arrived++;
    return run(turnOwner, async () => {
      seen.begun.push(turnOwner.who);
      await seen.held;
      return task();
    });
  });
});
afterEach(async () => {
  seen.release();
  vi.restoreAllMocks();
  await server.close();
});

const FLOOD = 160;
const WAIT = { timeout: 20_000 };
/** A log-in makes one hash, a registration two: of the password and of the recovery code. */
const NEWCOMERS = 3;

test.each([
  ["one address", "203.0.113.9", 1, (): string => "192.0.2.1"],
  ["sixteen networks", "198.51.100.9", 16, (turn: number): string => `2001:db8:${turn % 16}:1::1`],
])(
  "beside a flood of wrong log-ins from %s, a right one and a registration have the next turns",
  async (_, remoteAddress, networks, from) => {
    const known = registration("known@example.com");
    await server.app.inject({ method: "POST", url: "/register", body: known });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    Object.assign(seen, { arrived: 0, begun: [], held, release });
    const flood = Array.from({ length: FLOOD }, async (_, turn) => {
      const body = { email: `p${turn}@example.com`, password: "a guess" };
      return (await server.app.inject({ method: "POST", url: "/login", remoteAddress: from(turn), body })).statusCode;
    });
    await vi.waitFor(() => expect(seen.arrived).toBe(FLOOD), WAIT);
    const elsewhere = { method: "POST", remoteAddress } as const;
    const replies = [
      server.app.inject({ ...elsewhere, url: "/login", body: { email: known.email, password: known.password } }),
      server.app.inject({ ...elsewhere, url: "/register", body: registration("new@example.com") }),
    ];
    await vi.waitFor(() => expect(seen.arrived).toBe(FLOOD + NEWCOMERS), WAIT);
    seen.release();
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // Each network of the flood had at most one turn before, and the two turns under way are its own.
    const { who } = unknownBrowserAt(remoteAddress);
    expect(seen.begun.indexOf(who)).toBeLessThan(networks + 2);
    // Of one network, those that cannot wait are sent away at once.
    expect(new Set(await Promise.all(flood))).toEqual(new Set(networks === 1 ? [401, 503] : [401]));
  },
);
