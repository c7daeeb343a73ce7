import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSecret, matchesHash } from "../../server/accounts/password.ts";
import { readConfig } from "../../server/config.ts";
import { HASH_COSTS } from "../../server/hash-costs.ts";
import { normalEmail } from "../../server/normal-email.ts";
import { isFull } from "../support/is-full.ts";
import { QUICK_HASHING } from "../support/quick-hashing.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ loginPolicy: "device", hashCosts: HASH_COSTS });
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
  // Long enough for the loop to turn meanwhile.
  const cost = { ln: 12, r: 8, p: 1 };
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const outcomes = await Promise.allSettled(Array.from({ length: asked }, () => hashSecret("a code", cost)));
  clearInterval(timer);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(asked / 2);
  for (const outcome of refused) expect(outcome.reason).toMatchObject({ code: "BUSY", status: 503 });
  expect(turns).toBeGreaterThan(20);
  expect(await matchesHash("a code", await hashSecret("a code", cost))).toBe(true);
});

test("a hash of another form, or cut short, matches nothing", async () => {
  const whole = await hashSecret("a calm green garden", QUICK_HASHING.password);
  expect(await matchesHash("a calm green garden", whole)).toBe(true);
  for (const other of [
    "",
    "none",
    "scrypt$$",
    whole.slice(0, -1),
    whole.replace("scrypt", "md5"),
    `x${whole}`,
    whole.replace("ln=4", "ln=31"),
  ]) {
    expect(await matchesHash("a calm green garden", other), other).toBe(false);
  }
});

test("production hashes at the cost OWASP names, whatever the environment says, and each hash says its cost", async () => {
  const { hashCosts } = readConfig({ SCRYPT: "1", HASH_COSTS: "1", NODE_ENV: "test" });
  expect(hashCosts).toEqual({ password: { ln: 17, r: 8, p: 1 }, code: { ln: 14, r: 8, p: 1 } });
  const { password } = registration("");
  await server.post("/register", registration("costly@example.com"));
  const row = server.database.selectFrom("account").select("password_hash").where("email", "=", "costly@example.com");
  const { password_hash } = await row.executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await matchesHash(password, password_hash)).toBe(true);
});

// Made by the version before, which wrote the kind of a hash and not its cost.
test.each([
  ["a calm green garden", "scrypt$GPBP0lY9OfPVwQKF1GcmCA$Brc-cqZX94zeUeZw775nbLZ6OrQG6xtiJ2gfGp_74f8"],
  ["ACDE-FHJK-MNPQ-RTWX", "code$Hb0SEBluown9PLpQ8IUz1g$5uBBTH80Mrz-oXCGzlx2wy4XsDb5UWc5-focVIxIVzE"],
])("%s still matches the hash kept of it before", async (secret, hash) => {
  expect(await matchesHash(secret, hash)).toBe(true);
  expect(await matchesHash("another", hash)).toBe(false);
});

test("a hash made at another cost is replaced at log-in, and not by a wrong password", async () => {
  const email = "cheap@example.com";
  const body = registration(email);
  await server.post("/register", body);
  const stored = () =>
    server.database.selectFrom("account").select("password_hash as hash").where("email", "=", email).executeTakeFirst();
  const cheap = await hashSecret(body.password, QUICK_HASHING.password);
  await server.database.updateTable("account").set({ password_hash: cheap }).where("email", "=", email).execute();
  expect((await server.post("/login", { email, password: "not the password" })).status).toBe(401);
  expect((await stored())?.hash).toBe(cheap);
  expect((await server.post("/login", { email, password: body.password })).status).toBe(200);
  expect((await stored())?.hash).toMatch(/^\$scrypt\$ln=17,/);
  expect((await server.post("/login", { email, password: body.password })).status).toBe(200);
});

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const PAIRS = isFull ? 40 : 3;

test("an unknown address and a wrong password get the same answer after the same time", {
  timeout: 900_000,
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
  expect(ratio).toBeGreaterThan(isFull ? 0.9 : 0.2);
  expect(ratio).toBeLessThan(isFull ? 1.1 : 5);
});

test("and without a password nobody learns who has an account", async () => {
  const answers = new Set<string>();
  for (let turn = 0; turn < 500; turn++) {
    const email = turn % 2 === 0 ? "known@example.com" : `unknown${turn}@example.com`;
    answers.add(JSON.stringify(await server.post("/login", { email }, { cookie: "keepwell-device=none" })));
  }
  expect([...answers]).toHaveLength(1);
});
