import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addresses } from "#core/api/addresses.ts";
import type { Call } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import type { MyAccount } from "#core/api/my-account.ts";
import type { LoginReply } from "#core/api/results.ts";
import { urlOf } from "#core/api/url-of.ts";
import { hashing } from "../../server/accounts/password.ts";
import { PROOF, registration, START, startTestServer, type TestServer } from "../support/test-server.ts";

const { password } = registration("");
const NEW = "another calm garden";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const HOUR = 60 * 60 * 1000;

let server: TestServer;
let email: string;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setTime(START);
  email = `sessions${++people}@example.com`;
  expect((await server.post("/register", registration(email))).status).toBe(200);
});

/** Logs in and returns what a browser then has. */
async function enter(body: object = { password }, headers: Record<string, string> = {}) {
  const sent = { email, ...body };
  const reply = await server.app.inject({ method: "POST", url: "/login", headers, body: sent });
  expect(reply.statusCode).toBe(200);
  const cookie = (name: string) => reply.cookies.find((one) => one.name === name);
  return { ...(reply.json() as LoginReply), device: cookie("keepwell-device"), session: cookie("keepwell-session") };
}
const as = (token: string) => ({ authorization: token });
const mine = async (token: string, headers = {}) =>
  (await server.get("/api/account", { ...as(token), ...headers })).body as MyAccount;
const isOpen = async (token: string) => (await server.get("/api/account", as(token))).status === 200;

const NOBODY = "0123456789abcdefABCDEF";
const byId = (Object.entries(calls) as [CallKey, Call][]).filter(([, { needs }]) => needs === "id");

/** Every call by id answers for this one as it does for an id that nobody has. */
async function expectUnknown(userId: string): Promise<void> {
  for (const [key, { method }] of byId) {
    const { userKey = "userId", answersKey } = addresses[key];
    const ask = (id: string) =>
      server.app.inject({
        method,
        url: urlOf(addresses[key], {
          ...(addresses[key].path.includes(":scale") ? { scale: "stress" } : {}),
          ...(method === "GET" ? { [userKey]: id } : {}),
        }),
        ...(method === "POST" ? { body: { [userKey]: id, ...(answersKey ? { [answersKey]: {} } : {}) } } : {}),
      });
    const [old, unknown] = [await ask(userId), await ask(NOBODY)];
    expect([key, old.statusCode, old.body]).toEqual([key, unknown.statusCode, unknown.body]);
  }
}

test("another password ends every log-in and browser but this one, and the old id is unknown", async () => {
  const [here, there] = [await enter(), await enter()];
  const change = (body: object, token = here.token) => server.post("/api/account/password", body, as(token));
  expect(await change({ password: "not this one", newPassword: NEW })).toMatchObject({
    status: 401,
    body: { code: "PASSWORD_REFUSED" },
  });
  for (const [newPassword, code] of [
    ["Password1!", "PASSWORD_TOO_COMMON"],
    [`${email}`, "PASSWORD_LIKE_ADDRESS"],
    ["short", "INVALID_BODY"],
  ])
    expect(await change({ password, newPassword })).toMatchObject({ status: 400, body: { code } });
  expect(await isOpen(there.token)).toBe(true);

  const { status, body } = await change({ password, newPassword: NEW });
  const after = body as LoginReply;
  expect(status).toBe(200);
  expect(after.userID).not.toBe(here.userID);
  expect(after.owner).toBe(here.owner);
  for (const { token } of [here, there]) expect(await isOpen(token)).toBe(false);
  expect(await isOpen(after.token)).toBe(true);
  await expectUnknown(here.userID);
  const known = { cookie: `keepwell-device=${there.device?.value}` };
  expect(await server.post("/login", { email }, known)).toMatchObject({ body: { code: "PASSWORD_REQUIRED" } });
  expect((await server.post("/login", { email, password })).status).toBe(401);
  expect((await enter({ password: NEW })).userID).toBe(after.userID);
  expect((await server.get(`/view-scores/${after.userID}`)).status).toBe(200);
});

test("a recovery code that was made with the old password is worth nothing after another one", async () => {
  const here = await enter();
  const made = await server.post("/api/account/recovery-code", { password }, as(here.token));
  const { recoveryCode: old } = made.body as { recoveryCode: string };
  const changed = await server.post("/api/account/password", { password, newPassword: NEW }, as(here.token));
  const { recoveryCode: fresh } = changed.body as { recoveryCode: string };
  const reset = (code: string) =>
    server.post("/api/account/reset-password", { email, code, password: "a third calm garden" });
  expect(await reset(old)).toMatchObject({ status: 401, body: { code: "RESET_REFUSED" } });
  expect(await reset(fresh)).toMatchObject({ status: 200 });
});

test("log out everywhere does the same, in this browser too", async () => {
  const [here, there] = [await enter(), await enter()];
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/account/sessions/end",
    headers: { ...as(here.token), cookie: `keepwell-session=${here.session?.value}` },
    body: {},
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.cookies).toMatchObject([{ name: "keepwell-session", value: "" }]);
  for (const { token } of [here, there]) expect(await isOpen(token)).toBe(false);
  await expectUnknown(here.userID);
  expect((await enter()).userID).not.toBe(here.userID);
});

test("log-ins and browsers are listed, each with its own end, for their account alone", async () => {
  const first = await enter({ password }, { "user-agent": FIREFOX });
  server.setTime(new Date(START.getTime() + 2 * HOUR));
  const second = await enter();
  const other = await server.newPerson();
  const { sessions, devices, account, results } = await mine(first.token, {
    cookie: `keepwell-device=${first.device?.value}`,
  });
  expect([account.email, results]).toEqual([email, 0]);
  const noted = sessions.map(({ isThis, browser, madeAt }) => ({ isThis, browser, madeAt }));
  expect(noted).toEqual([
    { isThis: false, browser: null, madeAt: new Date(START.getTime() + 2 * HOUR).toISOString() },
    { isThis: true, browser: "Firefox, Linux", madeAt: START.toISOString() },
  ]);
  // The call itself was a use.
  expect((await mine(first.token)).sessions[1]?.usedAt).toBe(new Date(START.getTime() + 2 * HOUR).toISOString());
  // The one that registered, and the two that gave the password.
  expect(devices.map(({ isThis }) => isThis).sort()).toEqual([false, false, true]);

  const end = (token: string, kind: string, id = "") =>
    server.app.inject({ method: "DELETE", url: `/api/account/${kind}/${id}`, headers: as(token) });
  const known = () => server.post("/login", { email }, { cookie: `keepwell-device=${first.device?.value}` });
  const [target, device] = [sessions.find(({ isThis }) => !isThis)?.id, devices.find(({ isThis }) => isThis)?.id];
  for (const [kind, id] of [["sessions", target] as const, ["devices", device] as const])
    expect((await end(other.token, kind, id)).statusCode).toBe(204);
  expect([await isOpen(second.token), (await known()).status]).toEqual([true, 200]);
  expect((await end(first.token, "sessions", target)).statusCode).toBe(204);
  expect((await end(first.token, "devices", device)).statusCode).toBe(204);
  expect([await isOpen(first.token), await isOpen(second.token), (await known()).status]).toEqual([true, false, 401]);
});

test("the cookie of a session is HttpOnly, ends with the log-out and, like that of a device, opens no data", async () => {
  const { token, session, device } = await enter();
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 7776000 });
  const cookie = `keepwell-session=${session?.value}; keepwell-device=${device?.value}`;
  const withToken = (Object.values(calls) as Call[]).filter(({ needs }) => needs === "token");
  for (const { method, path } of withToken) {
    const body = method === "GET" || method === "DELETE" ? {} : { body: { prompt: "How?", ...PROOF } };
    const reply = await server.app.inject({
      method,
      url: path.replace(/:\w+/, "stress"),
      headers: { cookie },
      ...body,
    });
    expect([path, reply.statusCode]).toEqual([path, 401]);
  }
  expect(await isOpen(token)).toBe(true);
  // Without the token, as after a link brought another id: the cookie names the session to end.
  const ended = await server.app.inject({ method: "POST", url: "/api/session/end", headers: { cookie }, body: {} });
  expect(ended.cookies).toMatchObject([{ name: "keepwell-session", value: "" }]);
  expect(await isOpen(token)).toBe(false);
  const stored = JSON.stringify(await server.database.selectFrom("access_token").selectAll().execute());
  expect(stored).not.toContain(session?.value);
});

test("a shared device is not remembered: no device, a cookie for the browser's session, an end on the same day", async () => {
  const { device } = await enter();
  const cookie = `keepwell-device=${device?.value}`;
  const shared = await enter({ password, shared: true }, { cookie });
  expect(shared.device).toMatchObject({ value: "" });
  expect(shared.session?.maxAge).toBeUndefined();
  expect((await server.post("/login", { email }, { cookie })).status).toBe(401);
  server.setTime(new Date(START.getTime() + 12 * HOUR));
  expect(await isOpen(shared.token)).toBe(false);
});

test("a log-in ends the one before it in the same browser, and no other", async () => {
  const before = await enter();
  const elsewhere = await enter();
  const now = await enter({ password }, { cookie: `keepwell-session=${before.session?.value}` });
  expect(await isOpen(before.token)).toBe(false);
  expect(await isOpen(elsewhere.token)).toBe(true);
  expect(await isOpen(now.token)).toBe(true);
});

/** Lets the next hash be computed, and keeps its result back until it is released. */
function holdNextHash() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  // The spy of an earlier test has been called already.
  vi.restoreAllMocks();
  const run = hashing.run.bind(hashing);
  const holding = vi.spyOn(hashing, "run").mockImplementationOnce((turnOwner, task) =>
    run(turnOwner, async () => {
      const result = await task();
      await held;
      return result;
    }),
  );
  return { holding, release };
}

test("a log-in that is under way when all access is ended opens nothing, and makes no browser known", async () => {
  const before = await enter();
  const { holding, release } = holdNextHash();
  const logIn = server.app.inject({ method: "POST", url: "/login", body: { email, password } });
  await vi.waitFor(() => expect(holding).toHaveBeenCalled(), 20_000);
  expect((await server.post("/api/account/sessions/end", {}, as(before.token))).status).toBe(200);
  release();
  expect((await logIn).json()).toMatchObject({ code: "WRONG_PASSWORD" });
  expect((await logIn).cookies).toEqual([]);
  const now = await enter();
  expect(await mine(now.token)).toMatchObject({ sessions: [{}], devices: [{}] });
});

test.each([
  ["a new recovery code", "/api/account/recovery-code", () => ({ password })],
  [
    "another address",
    "/api/account/details",
    () => ({ password, email: `other-${email}`, yearOfBirth: 1950, gender: "Male" }),
  ],
])("%s that is under way when all access is ended is not made", async (_, url, body) => {
  const here = await enter();
  const { holding, release } = holdNextHash();
  const change = server.post(url, body(), as(here.token));
  await vi.waitFor(() => expect(holding).toHaveBeenCalled(), 20_000);
  expect((await server.post("/api/account/sessions/end", {}, as(here.token))).status).toBe(200);
  release();
  expect(await change).toMatchObject({ status: 401, body: { code: "SESSION_NEEDED" } });
  await enter();
});
