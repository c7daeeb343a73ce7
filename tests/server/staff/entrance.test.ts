import { existsSync, readFileSync, statSync } from "node:fs";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaffLink, StaffRole } from "#core/api/staff.ts";
import { hashing } from "../../../server/accounts/password.ts";
import { firstLinkFile, offerFirstLink } from "../../../server/staff/first-link.ts";
import { makeLink } from "../../../server/staff/links.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { NO_LIMITS } from "../../support/no-limits.ts";
import { QUICK_HASHING } from "../../support/quick-hashing.ts";
import { START, startTestServer, type TestServer } from "../../support/test-server.ts";

const OWN = { host: "localhost", origin: "http://localhost" };
const PASSWORD = "five calm words in a row";
const SITE = "http://localhost:3000";

let server: TestServer;
let time = START;
beforeEach(async () => {
  time = START;
  server = await startTestServer();
});
afterEach(() => server.close());

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
  server.setTime(time);
};
const post = (call: string, body: unknown, headers: Record<string, string> = OWN) =>
  server.app.inject({ method: "POST", url: `/api/staff/${call}`, body: body as object, headers });
const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
const cookieIn = (reply: { headers: Record<string, unknown> }) => `${reply.headers["set-cookie"]}`;
const signedIn = async (cookie: string) =>
  (await server.app.inject({ url: "/api/staff/session", headers: { cookie: cookie.split(";")[0] } })).json();
const invite = (name: string | null, role: StaffRole) =>
  server.commits.write((transaction) => makeLink(transaction, { name, role }, time));
const secretOf = async (link: string) => ((await post("link", { link })).json() as StaffLink).secret;

async function join(name: string, role: StaffRole) {
  const link = await invite(name, role);
  const secret = await secretOf(link);
  const reply = await post("join", { link, password: PASSWORD, code: codeFor(secret) });
  return { link, secret, reply, cookie: cookieIn(reply) };
}

/** Everything that is stored of staff. */
async function stored(): Promise<string> {
  const tables = ["staff", "staff_password", "staff_session", "staff_link"] as const satisfies (keyof Tables)[];
  const rows = await Promise.all(tables.map((table) => server.database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

async function firstLink(isTerminal: boolean): Promise<string> {
  const { database, commits, dataDir } = server;
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const config = { dataDir } as Parameters<typeof offerFirstLink>[0]["config"];
  await offerFirstLink({ config, database, commits, now: () => time }, SITE, isTerminal);
  const words = said.mock.calls.flat().join("\n");
  said.mockRestore();
  return words;
}

test("the first start writes a link into a file that only its owner reads; it works once, and makes an admin", async () => {
  const file = firstLinkFile(server.dataDir);
  const said = await firstLink(false);
  expect(said).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, link = ""] = readFileSync(file, "utf8").trim().split(`${SITE}/staff/join#`);
  expect(link).toMatch(/^[\w-]{43}$/);
  expect(said).not.toContain(link);
  expect(await stored()).not.toContain(link);

  const body = { link, password: PASSWORD, code: codeFor(await secretOf(link)) };
  expect((await post("join", body)).json()).toMatchObject({ code: "INVALID_BODY" });
  expect((await post("join", { ...body, name: "STUDIO_TOKEN" })).json()).toMatchObject({ code: "INVALID_BODY" });
  const reply = await post("join", { ...body, name: "Ada Byron" });
  expect(reply.json()).toEqual({ name: "Ada Byron", role: "admin" });
  expect(await signedIn(cookieIn(reply))).toEqual({ name: "Ada Byron", role: "admin" });
  expect(existsSync(file)).toBe(false);
  expect((await post("join", { ...body, name: "Eve" })).json()).toMatchObject({ code: "STAFF_LINK" });
  expect(await firstLink(false)).toBe("");
  expect(existsSync(file)).toBe(false);
});

test("a terminal shows the link instead, for 24 hours; once one first link is used, no other works", async () => {
  const [, link = ""] = (await firstLink(true)).split("/staff/join#");
  expect(existsSync(firstLinkFile(server.dataDir))).toBe(false);
  const [, again = ""] = (await firstLink(true)).split("/staff/join#");
  const secret = await secretOf(link.trim());
  const other = await secretOf(again.trim());
  const used = { link: again.trim(), name: "Ada", password: PASSWORD, code: codeFor(other) };
  expect((await post("join", used)).statusCode).toBe(200);
  const late = { link: link.trim(), name: "Eve", password: PASSWORD, code: codeFor(secret) };
  expect((await post("join", late)).json()).toMatchObject({ code: "STAFF_LINK" });

  const old = await invite("Grace", "editor");
  later(24 * 60 * 60);
  expect((await post("link", { link: old })).json()).toMatchObject({ code: "STAFF_LINK" });
});

test("a wrong code, a short or a common password leaves the link as it was", async () => {
  const link = await invite("Ada", "editor");
  const code = codeFor(await secretOf(link));
  const wrong = code === "000000" ? "000001" : "000000";
  const errors = [
    [{ link, password: PASSWORD, code: wrong }, 401, "STAFF_CODE"],
    [{ link, password: "elevenchars", code }, 400, "INVALID_BODY"],
    [{ link, password: "unbelievable", code }, 400, "PASSWORD_TOO_COMMON"],
    [{ link: "x".repeat(43), password: PASSWORD, code }, 401, "STAFF_LINK"],
  ] as const;
  for (const [body, status, code] of errors) {
    const reply = await post("join", body);
    expect([reply.statusCode, reply.json().code], JSON.stringify(body)).toEqual([status, code]);
  }
  expect(JSON.parse(await stored())[0]).toEqual([]);
  expect((await post("join", { link, password: PASSWORD, code })).json()).toEqual({ name: "Ada", role: "editor" });
});

test("staff sign in with name, password and code, each code once, and the code never says what was wrong", async () => {
  const { secret, cookie } = await join("Ada", "publisher");
  const right = { name: " ADA ", password: PASSWORD };
  const refused = { statusCode: 401 };
  const used = await post("sign-in", { ...right, code: codeFor(secret) });
  expect(used).toMatchObject(refused);
  later(30);
  const code = codeFor(secret);
  const wrong = await post("sign-in", { ...right, password: `${PASSWORD}.`, code });
  const nobody = await post("sign-in", { ...right, name: "Nobody", code });
  expect([used.json(), wrong.json()]).toEqual([nobody.json(), nobody.json()]);
  const both = await Promise.all(
    [0, 1].map(() => post("sign-in", { ...right, code: `${code.slice(0, 3)} ${code.slice(3)}` })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(await stored()).not.toContain(PASSWORD);
  expect(await signedIn(cookie)).toEqual({ name: "Ada", role: "publisher" });
});

test("a session is a cookie that no script reads, lasts 12 hours, and ends with the sign-out", async () => {
  const { cookie, secret } = await join("Ada", "editor");
  expect(cookie).toMatch(/^keepwell-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await stored()).not.toContain(cookie.slice("keepwell-staff=".length, 40));
  later(12 * 60 * 60 - 1);
  expect(await signedIn(cookie)).toMatchObject({ name: "Ada" });
  later(1);
  expect(await signedIn(cookie)).toMatchObject({ code: "STAFF_SIGN_IN" });
  const again = cookieIn(await post("sign-in", { name: "Ada", password: PASSWORD, code: codeFor(secret) }));
  expect(await signedIn(again)).toMatchObject({ name: "Ada" });
  const out = await post("sign-out", {}, { ...OWN, cookie: again.split(";")[0] ?? "" });
  expect(cookieIn(out)).toMatch(/^keepwell-staff=; /);
  expect(await signedIn(again)).toMatchObject({ code: "STAFF_SIGN_IN" });
});

test("a new link for the same name gives a new way in: the old password, app and sessions end", async () => {
  const before = await join("Ada", "editor");
  const after = await join("ada", "publisher");
  expect(after.reply.json()).toMatchObject({ role: "publisher" });
  expect(await signedIn(before.cookie)).toMatchObject({ code: "STAFF_SIGN_IN" });
  later(30);
  const old = { name: "Ada", password: PASSWORD, code: codeFor(before.secret) };
  expect((await post("sign-in", old)).statusCode).toBe(401);
  expect((await post("sign-in", { ...old, code: codeFor(after.secret) })).statusCode).toBe(200);
});

test("nobody signs in from a page of another site", async () => {
  const { secret } = await join("Ada", "editor");
  later(30);
  const body = { name: "Ada", password: PASSWORD, code: codeFor(secret) };
  for (const headers of [
    { host: "localhost" },
    { ...OWN, origin: "https://evil.example" },
    { ...OWN, origin: "null" },
  ]) {
    expect((await post("sign-in", body, headers as Record<string, string>)).json().code).toBe("FOREIGN_PAGE");
  }
});

test("tries are limited by name and network, and a person elsewhere still gets in", async () => {
  await server.close();
  const rateLimits = { ...NO_LIMITS, proof: { count: 3, seconds: 60 } };
  server = await startTestServer({ rateLimits, hashCosts: QUICK_HASHING });
  const { secret } = await join("Ada", "editor");
  later(30);
  const from = (remoteAddress: string, password: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/staff/sign-in",
      body: { name: "Ada", password, code: codeFor(secret) },
      headers: OWN,
      remoteAddress,
    });
  for (let tries = 0; tries < 3; tries++) expect((await from("203.0.113.9", "wrong")).statusCode).toBe(401);
  expect((await from("203.0.113.9", PASSWORD)).json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await from("198.51.100.7", PASSWORD)).statusCode).toBe(200);
});

test("a sign-in that is under way when the person joins anew, or is removed, opens nothing", async () => {
  const { secret } = await join("Ada Byron", "admin");
  const hold = () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const run = hashing.run.bind(hashing);
    const spy = vi.spyOn(hashing, "run").mockImplementationOnce((turnOwner, task) =>
      run(turnOwner, async () => {
        const result = await task();
        await held;
        return result;
      }),
    );
    return { release, isHeld: () => vi.waitFor(() => expect(spy).toHaveBeenCalled(), 20_000) };
  };
  // From elsewhere, and from where no other file comes: whoever had many turns of hashing leaves others a place.
  const signIn = (key: string, remoteAddress: string) => {
    // The next code already counts, as the clocks of telephones differ.
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: time.getTime() + 30_000 });
    const body = { name: "Ada Byron", password: PASSWORD, code };
    return server.app.inject({ method: "POST", url: "/api/staff/sign-in", body, headers: OWN, remoteAddress });
  };

  later(60);
  const first = hold();
  const before = signIn(secret, "198.18.7.1");
  await first.isHeld();
  const anew = await join("Ada Byron", "editor");
  expect(anew.reply.statusCode).toBe(200);
  first.release();
  expect((await before).json()).toMatchObject({ code: "STAFF_REFUSED" });

  later(60);
  const second = hold();
  const removed = signIn(anew.secret, "198.19.7.1");
  await second.isHeld();
  await server.database.deleteFrom("staff").execute();
  second.release();
  expect((await removed).json()).toMatchObject({ code: "STAFF_REFUSED" });
  vi.restoreAllMocks();
});

test("a new link takes back the one before it, whatever role that was for", async () => {
  const wrong = await invite("Ada Byron", "admin");
  const right = await invite(" ada byron", "editor");
  const other = await invite("Eve", "editor");
  expect((await post("link", { link: wrong })).json()).toMatchObject({ code: "STAFF_LINK" });
  expect((await post("link", { link: right })).json()).toMatchObject({ role: "editor" });
  expect((await post("link", { link: other })).json()).toMatchObject({ role: "editor" });
});
