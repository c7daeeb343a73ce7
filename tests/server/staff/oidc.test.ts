import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { StaffRole } from "#core/api/staff.ts";
import { readConfig } from "../../../server/config.ts";
import { makeLink } from "../../../server/staff/links.ts";
import { freePort } from "../../support/free-port.ts";
import {
  answerOf,
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  type Tamper,
} from "../../support/identity-provider.ts";
import { START, startTestServer, type TestServer } from "../../support/test-server.ts";

const ORIGIN = "https://keepwell.example";
const OWN = { host: "keepwell.example", origin: ORIGIN };

let provider: IdentityProvider;
let port: number;
beforeAll(async () => {
  port = await freePort();
  provider = await startIdentityProvider(port, ORIGIN);
});
afterAll(() => provider.close());

let server: TestServer;
let time = START;
const oidc = (over: object = {}) => ({
  issuer: provider.issuer,
  clientId: CLIENT.OIDC_CLIENT_ID,
  clientSecret: CLIENT.OIDC_CLIENT_SECRET,
  name: "Clinic",
  ...over,
});
const startWith = async (over?: object) => {
  time = START;
  server = await startTestServer({ oidc: oidc(over) });
};
beforeEach(() => startWith());
afterEach(async () => {
  provider.setTamper((token) => token);
  await server.close();
});

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
  server.setTime(time);
};
const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: `/api/staff/${call}`,
    body: body as object,
    headers: { ...OWN, ...headers },
  });
type Reply = Awaited<ReturnType<typeof post>>;
const said = (reply: Reply) => [reply.statusCode, reply.json().code];
const cookieIn = (reply: Reply) => `${reply.headers["set-cookie"]}`.split(";")[0] ?? "";
/** What opens a session: the cookie that is set beside the one that is taken away. */
const sessionIn = (reply: Reply) => reply.cookies.find(({ name }) => name.endsWith("keepwell-staff"));
const invite = (name: string | null, role: StaffRole = "editor") =>
  server.commits.write((transaction) => makeLink(transaction, { name, role }, time));

type Begun = { readonly address: string; readonly cookie: string };
const begun = (reply: Reply): Begun => ({ address: reply.json().address, cookie: cookieIn(reply) });
const startJoin = async (link: string, name?: string) => begun(await post("join/oidc/start", { link, name }));
const startSignIn = async () => begun(await post("sign-in/oidc/start", {}));
const finish = (answer: string, cookie: string) => post("sign-in/oidc", { answer }, { cookie });
const finishAs = async ({ address, cookie }: Begun, login: string | null) =>
  finish((await answerOf(address, login)).search, cookie);
const signInAs = async (login: string) => finishAs(await startSignIn(), login);
const joinAs = async (login: string, name: string, role: StaffRole = "editor") =>
  finishAs(await startJoin(await invite(name, role)), login);

test("a person joins by the identity provider, and signs in there from then on", async () => {
  expect((await joinAs("ada", "Ada Byron", "publisher")).json()).toEqual({ name: "Ada Byron", role: "publisher" });
  const reply = await signInAs("ada");
  expect(reply.json()).toEqual({ name: "Ada Byron", role: "publisher" });
  const session = sessionIn(reply);
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  const cookie = `${session?.name}=${session?.value}`;
  const who = await server.app.inject({ url: "/api/staff/session", headers: { cookie } });
  expect(who.json()).toEqual({ name: "Ada Byron", role: "publisher" });
  // An invitation is used once; another person of the provider is nobody here.
  expect(said(await signInAs("bob"))).toEqual([403, "OIDC_UNKNOWN"]);
});

test("the first admin chooses a name before leaving for the provider", async () => {
  const link = await invite(null, "admin");
  expect(said(await post("join/oidc/start", { link }))).toEqual([400, "INVALID_BODY"]);
  expect((await finishAs(await startJoin(link, "Ada Byron"), "ada")).json()).toEqual({
    name: "Ada Byron",
    role: "admin",
  });
  expect(said(await post("join/oidc/start", { link, name: "Eve" }))).toEqual([401, "STAFF_LINK"]);
});

test("the browser is sent with a challenge, a state and a nonce, and keeps their one secret", async () => {
  const reply = await post("sign-in/oidc/start", {});
  const query = Object.fromEntries(new URL(reply.json().address).searchParams);
  expect(query).toMatchObject({
    redirect_uri: `${ORIGIN}/staff/oidc`,
    response_type: "code",
    scope: "openid",
    client_id: "keepwell",
    code_challenge_method: "S256",
  });
  for (const word of [query["state"], query["nonce"], query["code_challenge"]]) expect(word).toMatch(/^[\w-]{43}$/);
  expect(reply.cookies).toMatchObject([{ httpOnly: true, sameSite: "Strict", maxAge: 300 }]);
  const stored = JSON.stringify(await server.database.selectFrom("staff_challenge").selectAll().execute());
  for (const secret of [query["state"], query["nonce"], reply.cookies[0]?.value]) expect(stored).not.toContain(secret);
});

test("an answer counts once, in its own browser, for five minutes", async () => {
  await joinAs("ada", "Ada Byron");
  const mine = await startSignIn();
  const { search } = await answerOf(mine.address, "ada");
  // Somebody who got hold of the address, with a sign-in of their own or with none.
  const other = await startSignIn();
  expect(said(await finish(search, other.cookie))).toEqual([401, "OIDC_REFUSED"]);
  expect(said(await post("sign-in/oidc", { answer: search }))).toEqual([401, "OIDC_REFUSED"]);
  expect((await finish(search, mine.cookie)).statusCode).toBe(200);
  expect(said(await finish(search, mine.cookie))).toEqual([401, "OIDC_REFUSED"]);

  const slow = await startSignIn();
  later(301);
  expect(said(await finishAs(slow, "ada"))).toEqual([401, "OIDC_REFUSED"]);
});

test("what was begun to sign in uses no link, and a link is not used by what was begun before it ended", async () => {
  await joinAs("ada", "Ada Byron");
  const link = await invite("Eve", "admin");
  const first = await startJoin(link);
  const second = await startJoin(link);
  expect((await finishAs(first, "eve")).json()).toEqual({ name: "Eve", role: "admin" });
  expect(said(await finishAs(second, "mallory"))).toEqual([401, "STAFF_LINK"]);
  expect((await signInAs("ada")).json()).toEqual({ name: "Ada Byron", role: "editor" });
});

test("one identity is one person, and a new link ends the old identity", async () => {
  await joinAs("ada", "Ada Byron");
  expect(said(await joinAs("ada", "Somebody Else", "admin"))).toEqual([409, "OIDC_TAKEN"]);
  expect((await joinAs("ada2", "Ada Byron", "publisher")).json()).toEqual({ name: "Ada Byron", role: "publisher" });
  expect(said(await signInAs("ada"))).toEqual([403, "OIDC_UNKNOWN"]);
});

test("whoever goes back at the provider, or brings an answer of their own making, is refused", async () => {
  await joinAs("ada", "Ada Byron");
  expect(said(await finishAs(await startSignIn(), null))).toEqual([401, "OIDC_REFUSED"]);
  const forged: ((search: URLSearchParams) => void)[] = [
    (search) => search.set("code", "x".repeat(43)),
    (search) => search.delete("code"),
    (search) => search.set("state", "x".repeat(43)),
    (search) => search.set("iss", "https://elsewhere.example"),
    (search) => search.append("code", "twice"),
    (search) => search.set("error", "server_error"),
  ];
  for (const forge of forged) {
    const { address, cookie } = await startSignIn();
    const { searchParams } = await answerOf(address, "ada");
    forge(searchParams);
    expect(said(await finish(`?${searchParams}`, cookie)), `${forge}`).toEqual([401, "OIDC_REFUSED"]);
  }
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());

const hour = 60 * 60;
const past = Math.floor(Date.now() / 1000) - hour;
const tampered: Record<string, Tamper> = {
  "changed on the way": (token) => {
    const [head = "", claims = "", signature = ""] = token.split(".");
    return [head, encode({ ...decode(claims), more: true }), signature].join(".");
  },
  unsigned: (token) => `${encode({ alg: "none" })}.${token.split(".")[1]}.`,
  "too old": (token, sign) => sign({ ...claimsOf(token), iat: past - hour, exp: past }),
  "for another site": (token, sign) => sign({ ...claimsOf(token), aud: "another" }),
  "of another provider": (token, sign) => sign({ ...claimsOf(token), iss: "https://elsewhere.example" }),
  "of another sign-in": (token, sign) => sign({ ...claimsOf(token), nonce: "x".repeat(43) }),
  "of nobody": (token, sign) => sign({ ...claimsOf(token), sub: undefined }),
};
const claimsOf = (token: string) => decode(token.split(".")[1] ?? "");

test.each(Object.entries(tampered))("an ID token that is %s is refused", async (_, tamper) => {
  await joinAs("ada", "Ada Byron");
  // One that is signed anew, and otherwise as it was, is taken.
  provider.setTamper((token, sign) => sign(claimsOf(token)));
  expect((await signInAs("ada")).statusCode).toBe(200);
  provider.setTamper(tamper);
  expect(said(await signInAs("ada"))).toEqual([401, "OIDC_REFUSED"]);
});

test("a page of another site begins nothing and ends nothing", async () => {
  const foreign = { origin: "https://elsewhere.example" };
  expect(said(await post("sign-in/oidc/start", {}, foreign))).toEqual([403, "FOREIGN_PAGE"]);
  expect(said(await post("sign-in/oidc", { answer: "?code=x" }, foreign))).toEqual([403, "FOREIGN_PAGE"]);
});

test("a wrong secret of the site is an error, and the provider's words do not reach the person", async () => {
  await server.close();
  await startWith({ clientSecret: "another one" });
  const reply = await signInAs("ada");
  expect(said(reply)).toEqual([401, "OIDC_REFUSED"]);
  expect(reply.body).not.toContain("invalid_client");
});

test("without a provider the calls say so; one that does not answer, or has another name, is asked again the next time", async () => {
  await server.close();
  server = await startTestServer();
  expect(said(await post("sign-in/oidc/start", {}))).toEqual([409, "NO_OIDC"]);
  expect(said(await post("sign-in/oidc", { answer: "?code=x" }))).toEqual([401, "OIDC_REFUSED"]);
  await server.close();

  const silent = await freePort();
  await startWith({ issuer: `http://localhost:${silent}` });
  expect(said(await post("sign-in/oidc/start", {}))).toEqual([503, "OIDC_UNAVAILABLE"]);
  // Whoever answers there must be who the settings name.
  const other = await startIdentityProvider(silent, ORIGIN, `${provider.issuer}/elsewhere`);
  expect(said(await post("sign-in/oidc/start", {}))).toEqual([503, "OIDC_UNAVAILABLE"]);
  await other.close();
  const late = await startIdentityProvider(silent, ORIGIN);
  expect((await post("sign-in/oidc/start", {})).statusCode).toBe(200);
  await late.close();
});

const GIVEN = { OIDC_ISSUER: "https://login.example.org/realms/clinic", ...CLIENT };

test("the settings of a provider go together, and name it", () => {
  expect(readConfig(GIVEN).oidc).toEqual(oidc({ issuer: GIVEN.OIDC_ISSUER, name: "login.example.org" }));
  expect(readConfig({ ...GIVEN, OIDC_NAME: "Clinic" }).oidc?.name).toBe("Clinic");
  expect(readConfig({ OIDC_NAME: "Clinic" }).oidc).toBeNull();
  for (const name of Object.keys(GIVEN)) {
    expect(() => readConfig({ ...GIVEN, [name]: "" })).toThrow(`go together; ${name} is missing.`);
  }
});

test.each([
  "http://login.example.org",
  "https://login.example.org/?a=b",
  "https://ada:secret@login.example.org",
  "https://",
])("%s is no provider that could be trusted, and the message has no secret in it", (OIDC_ISSUER) => {
  const read = () => readConfig({ ...GIVEN, OIDC_ISSUER });
  expect(read).toThrow("OIDC_ISSUER");
  expect(read).not.toThrow(/secret that|ada:secret/);
});
