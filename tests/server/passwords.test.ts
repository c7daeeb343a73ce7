import { afterAll, beforeAll, expect, test } from "vitest";
import { hashCode, hashPassword, matchesHash } from "../../server/accounts/password.ts";
import { normalEmail } from "../../server/normal-email.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ loginPolicy: "device" });
});
afterAll(() => server.close());

test.each([
  [" Ada@Example.COM\t", "ada@example.com"],
  ["JOSE\u0301@example.com", "josé@example.com"],
  ["jos\u00e9@example.com", "josé@example.com"],
  ["\u00a0Ångström@example.com", "ångström@example.com"],
  ["\u212bngstr\u00f6m@example.com", "ångström@example.com"],
  // Wide letters are other letters, and may be another person's.
  ["ａda@example.com", "ａda@example.com"],
])("the address %j is kept as %j", (typed, kept) => {
  expect(normalEmail(typed)).toBe(kept.normalize("NFC"));
  expect(normalEmail(normalEmail(typed))).toBe(normalEmail(typed));
});

test("an address has one account, however its accents are written", async () => {
  expect((await server.post("/register", registration("josé@example.com".normalize("NFC")))).status).toBe(200);
  const again = await server.post("/register", registration(" JOSÉ@example.com".normalize("NFD")));
  expect(again).toMatchObject({
    status: 400,
    body: {
      code: "REGISTRATION_REFUSED",
      error: "We could not make this account. If you already have an account, log in.",
    },
  });
  const { password } = registration("");
  expect((await server.post("/login", { email: "José@Example.com".normalize("NFD"), password })).status).toBe(200);
});

test("hashing leaves the event loop free, two at a time, and sends away who would wait too long", async () => {
  const asked = 120;
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const outcomes = await Promise.allSettled(Array.from({ length: asked }, () => hashCode("a code")));
  clearInterval(timer);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(asked / 2);
  for (const outcome of refused) expect(outcome.reason).toMatchObject({ code: "BUSY", status: 503 });
  expect(turns).toBeGreaterThan(20);
  expect(await matchesHash("a code", await hashCode("a code"))).toBe(true);
});

test("a hash of another form, or cut short, matches nothing", async () => {
  const whole = await hashPassword("a calm green garden");
  expect(await matchesHash("a calm green garden", whole)).toBe(true);
  for (const other of ["", "none", "scrypt$$", whole.slice(0, -1), whole.replace("scrypt", "md5"), `x${whole}`]) {
    expect(await matchesHash("a calm green garden", other), other).toBe(false);
  }
});

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const PAIRS = process.env["KEEPWELL_FULL"] ? 250 : 8;

test("an unknown address and a wrong password get the same answer after the same time", {
  timeout: 600_000,
}, async () => {
  await server.post("/register", registration("known@example.com"));
  const times: Record<string, number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  // By turns, so that a busy machine slows both alike.
  for (let turn = 0; turn < PAIRS * 2; turn++) {
    const name = turn % 2 === 0 ? "known" : "unknown";
    const started = performance.now();
    const reply = await server.post("/login", { email: `${name}@example.com`, password: "not the password" });
    times[name]?.push(performance.now() - started);
    answers.add(JSON.stringify(reply));
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toContain("WRONG_PASSWORD");
  // A look-up without the hashing would take a hundredth.
  const ratio = median(times["known"] ?? []) / median(times["unknown"] ?? []);
  expect(ratio).toBeGreaterThan(process.env["KEEPWELL_FULL"] ? 0.9 : 0.5);
  expect(ratio).toBeLessThan(process.env["KEEPWELL_FULL"] ? 1.1 : 2);
});

test("and without a password nobody learns who has an account", async () => {
  const answers = new Set<string>();
  for (let turn = 0; turn < 500; turn++) {
    const email = turn % 2 === 0 ? "known@example.com" : `unknown${turn}@example.com`;
    answers.add(JSON.stringify(await server.post("/login", { email }, { cookie: "keepwell-device=none" })));
  }
  expect([...answers]).toHaveLength(1);
});
