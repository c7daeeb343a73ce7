import { afterAll, beforeAll, expect, test } from "vitest";
import { registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

const DAY = 24 * 60 * 60 * 1000;
const { password } = registration("");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ loginPolicy: "device" });
});
afterAll(() => server.close());

/** A browser that keeps the cookie it is given. */
function newBrowser() {
  let cookie = "";
  const post = async (url: string, body: object) => {
    const headers = { host: "localhost", ...(cookie ? { cookie: `keepwell-device=${cookie}` } : {}) };
    const reply = await server.app.inject({ method: "POST", url, headers, body });
    const set = reply.cookies.find(({ name }) => name === "keepwell-device");
    if (set) cookie = set.value;
    return reply.statusCode;
  };
  return {
    register: (email: string) => post("/register", registration(email)),
    logIn: (email: string) => post("/login", { email }),
    logInWith: (email: string, secret = password) => post("/login", { email, password: secret }),
    forget: () => post("/api/session/forget-device", {}),
    cookie: () => cookie,
    setCookie: (value: string) => {
      cookie = value;
    },
  };
}

test("the browser that registered is not asked; a new one is asked once, until 90 days are over", async () => {
  const [first, second] = [newBrowser(), newBrowser()];
  expect(await first.register("ada@example.com")).toBe(200);
  expect(await first.logIn(" Ada@Example.com ")).toBe(200);
  expect(await second.logIn("ada@example.com")).toBe(401);
  expect(await second.logInWith("ada@example.com", "not this one")).toBe(401);
  expect(second.cookie()).toBe("");
  expect(await second.logInWith("ada@example.com")).toBe(200);
  expect(await second.logIn("ada@example.com")).toBe(200);
  server.setTime(new Date(START.getTime() + 90 * DAY - 1));
  expect(await second.logIn("ada@example.com")).toBe(200);
  server.setTime(new Date(START.getTime() + 90 * DAY));
  expect(await second.logIn("ada@example.com")).toBe(401);
  server.setTime(START);
});

test("a known browser is known to its own people alone, each by themselves", async () => {
  const [shared, other] = [newBrowser(), newBrowser()];
  await shared.register("bea@example.com");
  await other.register("carl@example.com");
  expect(await shared.logIn("carl@example.com")).toBe(401);
  expect(await shared.logIn("nobody@example.com")).toBe(401);
  expect(await shared.logInWith("carl@example.com")).toBe(200);
  expect(await shared.logIn("carl@example.com")).toBe(200);
  expect(await shared.logIn("bea@example.com")).toBe(200);
  expect(await other.logIn("bea@example.com")).toBe(401);
});

test("a cookie that was planted before opens nothing afterwards, nor does a forged one", async () => {
  const [attacker, victim] = [newBrowser(), newBrowser()];
  await attacker.register("eve@example.com");
  await newBrowser().register("dora@example.com");
  victim.setCookie(attacker.cookie());
  expect(await victim.logInWith("dora@example.com")).toBe(200);
  expect(victim.cookie()).not.toBe(attacker.cookie());
  expect(await attacker.logIn("dora@example.com")).toBe(401);
  for (const forged of [victim.cookie().slice(0, -1), `${victim.cookie()}a`, "", "x", "%00", "a".repeat(4000)]) {
    attacker.setCookie(forged);
    expect(await attacker.logIn("dora@example.com"), forged).toBe(401);
  }
});

test("a browser that was forgotten is asked again, whoever uses it", async () => {
  const shared = newBrowser();
  await shared.register("fay@example.com");
  await shared.register("gus@example.com");
  const kept = shared.cookie();
  expect(await shared.forget()).toBe(200);
  expect(shared.cookie()).toBe("");
  shared.setCookie(kept);
  for (const email of ["fay@example.com", "gus@example.com"]) expect(await shared.logIn(email)).toBe(401);
  expect(await newBrowser().forget()).toBe(200);
});

test("only the hash of the cookie is kept", async () => {
  const browser = newBrowser();
  await browser.register("hal@example.com");
  const rows = await server.database.selectFrom("known_device").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(browser.cookie());
});

test("where the address alone suffices, no browser is remembered", async () => {
  const open = await startTestServer({ loginPolicy: "email" });
  const [made, entered] = [
    await open.app.inject({ method: "POST", url: "/register", body: registration("ida@example.com") }),
    await open.app.inject({ method: "POST", url: "/login", body: { email: "ida@example.com", password } }),
  ];
  const names = [...made.cookies, ...entered.cookies].map(({ name }) => name);
  expect([made.statusCode, entered.statusCode, ...names]).toEqual([200, 200, "keepwell-session"]);
  await open.close();
});
