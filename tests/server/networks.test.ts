import { afterEach, expect, test } from "vitest";
import { networkOf } from "../../server/rate-limits/network-of.ts";
import { wholeNetworkOf } from "../../server/whole-network-of.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// However a proxy writes down where a request came from, one network stays one.

let server: TestServer | undefined;
afterEach(() => server?.close());

/** Returns how many of these log-ins were looked at, when one network may try five times. */
async function lookedAt(addresses: readonly string[]): Promise<number> {
  server = await startTestServer({
    trustProxy: "loopback",
    rateLimits: { ...NO_LIMITS, loginFromNetwork: { count: 5, seconds: 900 } },
  });
  const { app } = server;
  let looked = 0;
  for (const [turn, address] of addresses.entries()) {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/login",
      headers: { "x-forwarded-for": address },
      body: { email: `p${turn}@example.com` },
    });
    expect([401, 429]).toContain(statusCode);
    if (statusCode === 401) looked++;
  }
  return looked;
}

const hex = (number: number) => number.toString(16);
const forty = Array.from({ length: 40 }, (_, index) => index);

test.each([
  ["an IPv4 address with forty ports", forty.map((turn) => `203.0.113.9:${40_000 + turn}`)],
  ["an IPv6 address with forty ports", forty.map((turn) => `[2001:db8::9]:${40_000 + turn}`)],
  [
    "an IPv4 address in ways to write it as IPv6",
    ["203.0.113.9", "::ffff:203.0.113.9", "[::ffff:cb00:7109]:80", ..."12345"].map((one) =>
      one.length > 1 ? one : `::FFFF:203.0.113.9`,
    ),
  ],
  ["forty networks of one household", forty.map((turn) => `2001:db8:1:${hex(0x200 + turn)}::1`)],
  ["names that are no addresses", forty.map((turn) => `_hidden${turn}`)],
])("%s is one network", async (_, addresses) => {
  expect(await lookedAt(addresses)).toBe(5);
});

test("of sixty thousand households of one provider, as many are looked at as of ten networks", async () => {
  const households = Array.from(
    { length: 60_000 },
    (_, turn) => `2001:db8:${hex(turn >> 8)}:${hex((turn & 255) << 8)}::1`,
  );
  expect(await lookedAt(households.filter((_, turn) => turn % 100 === 0))).toBe(50);
});

test("a proxy that is named with its port is believed", async () => {
  server = await startTestServer({
    trustProxy: "loopback, 10.0.0.0/8",
    rateLimits: { ...NO_LIMITS, loginFromNetwork: { count: 5, seconds: 900 } },
  });
  const statuses = [];
  for (const turn of forty.slice(0, 10)) {
    const headers = { "x-forwarded-for": `203.0.113.${turn}, 10.0.0.2:5000` };
    const body = { email: `p${turn}@example.com` };
    statuses.push((await server.app.inject({ method: "POST", url: "/login", headers, body })).statusCode);
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
});

test("a network is an IPv4 address, or the first 56 bits of an IPv6 address", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::ffff:c000:207")).toBe("192.0.2.7");
  expect(networkOf("64:ff9b::192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("2001:db8:0:1ff:aaaa::1")).toBe("2001:db8:0:100::/56");
  expect(networkOf("2001:0DB8::1")).toBe("2001:db8::/56");
  expect(networkOf("::1")).toBe("::/56");
  expect(networkOf("FE80::1%eth0")).toBe("fe80::/56");
  for (const none of ["no address", "", "1", "0x7f.1", "300.1.1.1", "[::1", "1.2.3.4:123456"])
    expect(networkOf(none), none).toBe("unknown");
  expect(wholeNetworkOf("203.0.113.9:4711")).toBe("203.0.113.0/24");
  expect(wholeNetworkOf("[2001:db8:1:2ff::1]:80")).toBe("2001:db8:1:200::/56");
});
