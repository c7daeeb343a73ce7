import { AssertionError, notEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { listening } from "../../support/listening.ts";
import { plainProxy } from "../../support/plain-proxy.ts";

/**
 * Walks through a door over HTTP, which old and new versions speak alike.
 * @param url of a server with all defaults
 * @throws AssertionError where the door is open
 */
export type Door = (url: string) => Promise<void>;

type Reply = { readonly status: number; readonly body: Readonly<Record<string, string>> };

const PASSWORD = "a calm green garden";
const EMAIL = "ada@example.com";
const { examples } = JSON.parse(readFileSync("scoring-rules/stress.json", "utf8"));

async function ask(url: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
  const type: Record<string, string> = body ? { "content-type": "application/json" } : {};
  const sent = { method: body ? "POST" : "GET", headers: { ...type, ...headers }, body: JSON.stringify(body) };
  const reply = await fetch(url + path, sent);
  return { status: reply.status, body: (await reply.json()) as Reply["body"] };
}

/** Refuses a reply with another status than this one. */
function expectStatus({ status }: Reply, wanted: number): void {
  if (status !== wanted) throw new AssertionError({ message: `answered with ${status} instead of ${wanted}` });
}

/** What a door needs before it is tried; that this fails says nothing of the door. */
async function prepared(reply: Promise<Reply>): Promise<Reply["body"]> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`what is needed first was answered with ${status}: ${body["code"]}`);
  return body;
}

const register = (url: string, email = EMAIL, password = PASSWORD) =>
  ask(url, "/register", { email, password, age: 76, gender: "Female", yearOfBirth: new Date().getUTCFullYear() - 76 });
const logIn = (url: string) => prepared(ask(url, "/login", { email: EMAIL, password: PASSWORD }));
const submit = (url: string, userId = "", turn = 0) => {
  const headers = { "idempotency-key": `${turn}`.padStart(32, "0") };
  return ask(url, "/api/stress-scale", { userId, responses: examples[0].answers }, headers);
};

/** Does something through a proxy that says nothing of itself. */
async function behindProxy(url: string, work: (proxied: string) => Promise<void>): Promise<void> {
  const proxy = plainProxy(() => Number(new URL(url).port));
  await work(await listening(proxy)).finally(() => proxy.close());
}

export const addressAlone: Door = (url) =>
  behindProxy(url, async (proxied) => {
    await prepared(register(proxied));
    expectStatus(await ask(proxied, "/login", { email: EMAIL }), 401);
  });

export const studioBehindProxy: Door = (url) =>
  behindProxy(url, async (proxied) => expectStatus(await ask(proxied, "/api/studio/state"), 401));

export const idAfterReset: Door = async (url) => {
  const { recoveryCode: code } = await prepared(register(url));
  const { userID } = await logIn(url);
  await prepared(submit(url, userID));
  await prepared(ask(url, `/api/stress-score/${userID}`));
  await prepared(ask(url, "/api/account/reset-password", { email: EMAIL, code, password: "another calm garden" }));
  expectStatus(await ask(url, `/api/stress-score/${userID}`), 404);
};

/** @param password is easy to guess for whoever knows the list of common ones, or the address */
export const weakPassword =
  (password: string): Door =>
  async (url) =>
    expectStatus(await register(url, "rosegarden@example.com", password), 400);

export const deletionWithoutProof: Door = async (url) => {
  await prepared(register(url));
  const { token: authorization = "" } = await logIn(url);
  const { status } = await ask(url, "/api/account/delete", { proof: "a guess" }, { authorization });
  notEqual(status, 200, "an open log-in alone deleted the account");
  await logIn(url);
};

export const setsADay: Door = async (url) => {
  await prepared(register(url));
  const { userID } = await logIn(url);
  for (let turn = 0; turn < 50; turn++) await prepared(submit(url, userID, turn));
  expectStatus(await submit(url, userID, 50), 429);
};
