import { execFileSync } from "node:child_process";
import { sign, X509Certificate } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { NewPasskeyOptions, PasskeyOptions } from "#core/api/passkeys.ts";
import type { StaffRole } from "#core/api/staff.ts";
import { makeLink } from "../../../server/staff/links.ts";
import { NO_LIMITS } from "../../support/no-limits.ts";
import { type Lies, type SoftwareAuthenticator, softwareAuthenticator } from "../../support/software-authenticator.ts";
import { START, startTestServer, type TestServer } from "../../support/test-server.ts";

const ORIGIN = "https://keepwell.example";
const OWN = { host: "keepwell.example", origin: ORIGIN };
const REFUSED = [401, "STAFF_REFUSED"];

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
const said = (reply: Awaited<ReturnType<typeof post>>) => [reply.statusCode, reply.json().code];
const invite = (name: string | null, role: StaffRole = "editor") =>
  server.commits.write((transaction) => makeLink(transaction, { name, role }, time));
const startJoin = async (link: string, name?: string) =>
  (await post("join/passkey/start", { link, name })).json() as NewPasskeyOptions;
const startSignIn = async () => (await post("sign-in/passkey/start", {})).json() as PasskeyOptions;
const cookieIn = (reply: { headers: Record<string, unknown> }) => `${reply.headers["set-cookie"]}`.split(";")[0] ?? "";
const signedIn = async (cookie: string) =>
  (await server.app.inject({ url: "/api/staff/session", headers: { cookie } })).json();

async function join(name: string, role: StaffRole = "editor", device = softwareAuthenticator(ORIGIN)) {
  const link = await invite(name, role);
  const reply = await post("join/passkey", { link, passkey: device.make(await startJoin(link)) });
  expect(reply.json()).toEqual({ name, role });
  return { device, link, cookie: cookieIn(reply) };
}

const signIn = async (device: SoftwareAuthenticator, lies: Lies = {}) =>
  post("sign-in/passkey", { passkey: device.use(await startSignIn(), lies) });

/** Everything that is stored of passkeys. */
const stored = async () =>
  JSON.stringify([
    await server.database.selectFrom("staff_passkey").selectAll().execute(),
    await server.database.selectFrom("staff_challenge").selectAll().execute(),
  ]);

test("a person joins by passkey, signs out, and signs in with nothing but the passkey", async () => {
  const device = softwareAuthenticator(ORIGIN);
  const link = await invite("Ada Byron", "publisher");
  const options = await startJoin(link);
  expect(options).toMatchObject({
    rp: { id: "keepwell.example" },
    user: { name: "Ada Byron" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
    timeout: 300_000,
  });
  expect(await stored()).not.toContain(options.challenge);
  const joined = await post("join/passkey", { link, passkey: device.make(options) });
  expect(joined.json()).toEqual({ name: "Ada Byron", role: "publisher" });
  expect(await signedIn(cookieIn(joined))).toEqual({ name: "Ada Byron", role: "publisher" });

  await post("sign-out", {}, { ...OWN, cookie: cookieIn(joined) });
  expect(await signedIn(cookieIn(joined))).toMatchObject({ code: "STAFF_SIGN_IN" });
  const offered = await startSignIn();
  expect(offered).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: "keepwell.example",
    userVerification: "required",
    timeout: 300_000,
  });
  const again = await post("sign-in/passkey", { passkey: device.use(offered) });
  expect(again.json()).toEqual({ name: "Ada Byron", role: "publisher" });
  expect(await signedIn(cookieIn(again))).toEqual({ name: "Ada Byron", role: "publisher" });
  const events = await server.database.selectFrom("event").select(["kind", "outcome", "who"]).execute();
  expect(events.filter(({ who }) => who === "Ada Byron").map(({ kind }) => kind)).toEqual([
    "joinStaffByPasskey",
    "signInStaffByPasskey",
  ]);
});

const LIES: Readonly<Record<string, Lies>> = {
  "a page of another site": { origin: "https://evil.example" },
  "a page of the same host without TLS": { origin: "http://keepwell.example" },
  "the key of another site": { rpId: "evil.example" },
  "a challenge that nobody made": { challenge: "x".repeat(43) },
  "an empty challenge": { challenge: "" },
  "the other ceremony": { type: "webauthn.other" },
  "a person who was not verified": { isVerified: false },
};

test.each(Object.entries(LIES))("joining with %s is refused and leaves the link as it was", async (_what, lies) => {
  const link = await invite("Ada");
  const device = softwareAuthenticator(ORIGIN);
  const refused = await post("join/passkey", { link, passkey: device.make(await startJoin(link), lies) });
  expect(said(refused)).toEqual(REFUSED);
  expect(refused.headers["set-cookie"]).toBeUndefined();
  expect(await server.database.selectFrom("staff").selectAll().execute()).toEqual([]);
  const right = await post("join/passkey", { link, passkey: device.make(await startJoin(link)) });
  expect(right.json()).toEqual({ name: "Ada", role: "editor" });
});

test("signing in with any lie gets one and the same error, and so does a passkey that nobody knows", async () => {
  const { device } = await join("Ada");
  const { device: other } = await join("Bob");
  const unknown = softwareAuthenticator(ORIGIN);
  unknown.make({ ...(await startJoin(await invite("Eve"))) });
  const ids = await server.database.selectFrom("staff").select(["id", "name"]).execute();
  const idOf = (name: string) => `${ids.find((one) => one.name === name)?.id}`;
  const replies = [
    ...(await Promise.all(Object.values(LIES).map((lies) => signIn(device, lies)))),
    await signIn(unknown),
    // Another person's credential: under the other's id, or for the other.
    await signIn(other, { credentialId: device.credentialId }),
    await signIn(other, { credentialId: device.credentialId, userHandle: idOf("Ada") }),
    await signIn(other, { userHandle: idOf("Ada") }),
  ];
  const sentence = (await signIn(unknown)).json();
  for (const reply of replies) {
    expect([reply.statusCode, reply.json()]).toEqual([401, sentence]);
    expect(reply.headers["set-cookie"]).toBeUndefined();
  }
  expect(sentence.code).toBe("STAFF_REFUSED");
  expect((await signIn(device)).json()).toMatchObject({ name: "Ada" });
});

test("a challenge counts once, for 5 minutes, and for what it was made for", async () => {
  const { device } = await join("Ada");
  const passkey = device.use(await startSignIn());
  const both = await Promise.all([0, 1].map(() => post("sign-in/passkey", { passkey })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);

  const wrong = await startSignIn();
  expect(said(await post("sign-in/passkey", { passkey: device.use(wrong, { isVerified: false }) }))).toEqual(REFUSED);
  expect(said(await post("sign-in/passkey", { passkey: device.use(wrong) }))).toEqual(REFUSED);

  const slow = await startSignIn();
  later(5 * 60 - 1);
  const justInTime = await startSignIn();
  later(1);
  expect(said(await post("sign-in/passkey", { passkey: device.use(slow) }))).toEqual(REFUSED);
  expect((await post("sign-in/passkey", { passkey: device.use(justInTime) })).statusCode).toBe(200);

  const link = await invite("Bob");
  const toJoin = await startJoin(link);
  const signed = device.use({ ...toJoin, rpId: toJoin.rp.id, userVerification: "required" });
  expect(said(await post("sign-in/passkey", { passkey: signed }))).toEqual(REFUSED);
  const toSignIn = await startSignIn();
  const made = softwareAuthenticator(ORIGIN).make({ ...(await startJoin(link)), challenge: toSignIn.challenge });
  expect(said(await post("join/passkey", { link, passkey: made }))).toEqual(REFUSED);
  const ofOther = await startJoin(await invite("Carl"));
  const crossed = softwareAuthenticator(ORIGIN).make(ofOther);
  expect(said(await post("join/passkey", { link, passkey: crossed }))).toEqual(REFUSED);
  later(5 * 60);
  await startSignIn();
  expect(await server.database.selectFrom("staff_challenge").selectAll().execute()).toHaveLength(1);
});

test("a counter that stands still or goes back is refused, also twice at once; one that is never used stays 0", async () => {
  const { device } = await join("Ada");
  expect((await signIn(device, { counter: 7 })).statusCode).toBe(200);
  expect(said(await signIn(device, { counter: 7 }))).toEqual(REFUSED);
  expect(said(await signIn(device, { counter: 6 }))).toEqual(REFUSED);
  expect(said(await signIn(device, { counter: 0 }))).toEqual(REFUSED);
  const both = await Promise.all([0, 1].map(() => signIn(device, { counter: 8 })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await signIn(device, { counter: 4_294_967_295 })).statusCode).toBe(200);

  const uncounted = softwareAuthenticator(ORIGIN);
  const link = await invite("Bob");
  const made = uncounted.make(await startJoin(link), { counter: 0 });
  expect((await post("join/passkey", { link, passkey: made })).statusCode).toBe(200);
  for (let times = 0; times < 2; times++) expect((await signIn(uncounted, { counter: 0 })).statusCode).toBe(200);
});

test("a link is used up by whichever way comes first, and belongs to its own person", async () => {
  const { link, device } = await join("Ada");
  expect(said(await post("join/passkey/start", { link }))).toEqual([401, "STAFF_LINK"]);
  const twice = device.make(await startJoin(await invite("Bob")));
  expect(said(await post("join/passkey", { link, passkey: twice }))).toEqual([401, "STAFF_LINK"]);

  const shared = await invite("Carl");
  const made = await Promise.all([0, 1].map(async () => softwareAuthenticator(ORIGIN).make(await startJoin(shared))));
  const both = await Promise.all(made.map((passkey) => post("join/passkey", { link: shared, passkey })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);

  const old = await invite("Dora");
  const options = await startJoin(old);
  later(24 * 60 * 60);
  const late = softwareAuthenticator(ORIGIN).make(options);
  expect(said(await post("join/passkey", { link: old, passkey: late }))).toEqual([401, "STAFF_LINK"]);
});

test("nobody joins with a passkey that is somebody else's", async () => {
  const { device, cookie } = await join("Ada");
  const link = await invite("Eve");
  expect(said(await post("join/passkey", { link, passkey: device.make(await startJoin(link)) }))).toEqual(REFUSED);
  expect(await signedIn(cookie)).toMatchObject({ name: "Ada" });
  expect(await server.database.selectFrom("staff").select("name").execute()).toEqual([{ name: "Ada" }]);
});

test("the first admin chooses a name, and only while there is no staff", async () => {
  const [link, other] = [await invite(null, "admin"), await invite(null, "admin")];
  expect(said(await post("join/passkey/start", { link }))).toEqual([400, "INVALID_BODY"]);
  expect(said(await post("join/passkey/start", { link, name: "STUDIO_TOKEN" }))).toEqual([400, "INVALID_BODY"]);
  const late = softwareAuthenticator(ORIGIN).make(await startJoin(other, "Eve"));
  const made = softwareAuthenticator(ORIGIN).make(await startJoin(link, "Ada"));
  expect((await post("join/passkey", { link, name: "Ada", passkey: made })).json()).toEqual({
    name: "Ada",
    role: "admin",
  });
  const refused = await post("join/passkey", { link: other, name: "Eve", passkey: late });
  expect(said(refused)).toEqual([401, "STAFF_LINK"]);
});

test("a new link ends the old passkey and session, and the person keeps the id on the device", async () => {
  const before = await join("Ada");
  const userOf = async (link: string) => (await startJoin(link)).user.id;
  const [{ id }] = (await server.database.selectFrom("staff").select("id").execute()) as [{ id: string }];
  expect(await userOf(await invite("ada"))).toBe(id);
  const after = await join("Ada", "admin");
  expect(await signedIn(before.cookie)).toMatchObject({ code: "STAFF_SIGN_IN" });
  expect(said(await signIn(before.device))).toEqual(REFUSED);
  expect((await signIn(after.device)).json()).toEqual({ name: "Ada", role: "admin" });
  // The same device may be used again.
  const again = await join("Ada", "editor", after.device);
  expect((await signIn(again.device)).statusCode).toBe(200);

  await server.database.deleteFrom("staff").where("name", "=", "Ada").execute();
  expect(said(await signIn(again.device))).toEqual(REFUSED);
  expect(await server.database.selectFrom("staff_passkey").selectAll().execute()).toEqual([]);
});

test("a passkey works at the host name at which it was made, and at no other", async () => {
  const { device } = await join("Ada");
  for (const host of ["www.keepwell.example", "example", "other.example"]) {
    const elsewhere = { host, origin: `https://${host}` };
    for (const lies of [{}, { rpId: "keepwell.example" }]) {
      const options = (await post("sign-in/passkey/start", {}, elsewhere)).json() as PasskeyOptions;
      expect(options.rpId).toBe(host);
      const passkey = device.use(options, { ...lies, origin: elsewhere.origin });
      expect(said(await post("sign-in/passkey", { passkey }, elsewhere))).toEqual(REFUSED);
    }
  }
});

test("there are passkeys at localhost, and none at an IP address or a name without TLS", async () => {
  const link = await invite("Ada");
  const passkey = softwareAuthenticator(ORIGIN).make(await startJoin(link));
  const used = (await join("Bob")).device.use(await startSignIn());
  for (const origin of ["http://127.0.0.1:3000", "https://192.0.2.7", "https://[2001:db8::7]", "http://home.example"]) {
    const own = { host: new URL(origin).host, origin };
    for (const [call, body] of [
      ["join/passkey/start", { link }],
      ["join/passkey", { link, passkey }],
      ["sign-in/passkey/start", {}],
      ["sign-in/passkey", { passkey: used }],
    ] as const) {
      expect(said(await post(call, body, own)), `${origin} ${call}`).toEqual([409, "NO_PASSKEYS"]);
    }
  }
  const local = { host: "localhost:3000", origin: "http://localhost:3000" };
  expect((await post("sign-in/passkey/start", {}, local)).json()).toMatchObject({ rpId: "localhost" });
  expect(said(await post("sign-in/passkey/start", {}, { ...OWN, origin: "https://evil.example" }))).toEqual([
    403,
    "FOREIGN_PAGE",
  ]);
});

/** A certificate as makers put them into devices, and its key. */
function makersCertificate(): { readonly key: string; readonly certificate: Uint8Array } {
  const subject = "/C=US/O=Maker/OU=Authenticator Attestation/CN=Device";
  const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", subject];
  const printed = execFileSync("openssl", [...made, "-addext", "basicConstraints=critical,CA:FALSE", "-keyout", "-"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return {
    key: printed,
    certificate: new Uint8Array(new X509Certificate(printed.slice(printed.indexOf("-----BEGIN CERT"))).raw),
  };
}

test("a device may sign with the new key; an attestation with certificates is refused unread", async () => {
  const { key, certificate } = makersCertificate();
  const bytes = (buffer: Buffer) => new Uint8Array(buffer);
  const attestations: readonly (readonly [status: number, NonNullable<Lies["attestation"]>])[] = [
    [
      200,
      (signed, own) => ({
        fmt: "packed",
        attStmt: new Map<string, unknown>([
          ["alg", -7],
          ["sig", bytes(own(signed))],
        ]),
      }),
    ],
    [
      401,
      (signed) => ({
        fmt: "packed",
        attStmt: new Map<string, unknown>([
          ["alg", -7],
          ["sig", bytes(sign("sha256", signed, key))],
          ["x5c", [certificate]],
        ]),
      }),
    ],
    [
      401,
      (signed) => ({
        fmt: "packed",
        attStmt: new Map<string, unknown>([
          ["alg", -7],
          ["sig", bytes(sign("sha256", signed, key))],
        ]),
      }),
    ],
    [401, () => ({ fmt: "android-key", attStmt: new Map([["x5c", [certificate]]]) })],
    [401, () => ({ fmt: "none", attStmt: new Map([["alg", -7]]) })],
  ];
  for (const [status, attestation] of attestations) {
    const link = await invite("Ada");
    const passkey = softwareAuthenticator(ORIGIN).make(await startJoin(link), { attestation });
    expect((await post("join/passkey", { link, passkey })).statusCode).toBe(status);
  }
});

test("what is too long, left out or added is refused as unreadable", async () => {
  const { device } = await join("Ada");
  const passkey = device.use(await startSignIn());
  const { userHandle: _, ...withoutOwner } = passkey.response;
  for (const wrong of [
    { ...passkey, extra: 1 },
    { ...passkey, response: { ...passkey.response, extra: 1 } },
    { ...passkey, clientExtensionResults: { appid: true } },
    { ...passkey, id: "x".repeat(1365) },
    { ...passkey, response: { ...passkey.response, signature: "x".repeat(2049) } },
    { ...passkey, response: { ...passkey.response, clientDataJSON: "not base64url!" } },
    { ...passkey, response: withoutOwner },
  ]) {
    expect(said(await post("sign-in/passkey", { passkey: wrong }))).toEqual([400, "INVALID_BODY"]);
  }
  for (const noJson of [Buffer.from("{"), Buffer.from("null"), Buffer.from('{"challenge":7}')]) {
    const response = { ...passkey.response, clientDataJSON: noJson.toString("base64url") };
    expect(said(await post("sign-in/passkey", { passkey: { ...passkey, response } }))).toEqual(REFUSED);
  }
});

test("tries with one passkey are limited by network, and the person elsewhere still gets in", async () => {
  await server.close();
  server = await startTestServer({ rateLimits: { ...NO_LIMITS, proof: { count: 3, seconds: 60 } } });
  const { device } = await join("Ada");
  const from = async (remoteAddress: string, lies: Lies = {}) =>
    server.app.inject({
      method: "POST",
      url: "/api/staff/sign-in/passkey",
      body: { passkey: device.use(await startSignIn(), lies) },
      headers: OWN,
      remoteAddress,
    });
  for (let tries = 0; tries < 3; tries++)
    expect((await from("203.0.113.9", { isVerified: false })).statusCode).toBe(401);
  expect((await from("203.0.113.9")).json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await from("198.51.100.7")).statusCode).toBe(200);
});
