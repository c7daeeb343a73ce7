import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#core/api/addresses.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import { urlOf } from "#core/api/url-of.ts";
import { runCommand } from "../support/run-command.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { submissionBody } from "../support/submission-body.ts";
import { registration, shippedContent } from "../support/test-server.ts";

const { catalogue, scales } = await shippedContent();
const EMAIL = "ada@example.com";
const CONTENT = "x".repeat(43);

let server: ServerProcess;
/** Everything that was answered, headers included. */
const replies: string[] = [];

beforeAll(async () => {
  // All that is logged goes to a file.
  const logged = (folder: string) => ["bash", "-c", `exec "$@" > >(tee ${folder}/log) 2>&1`, "--"];
  server = await startServer(() => ({ LOG_LEVEL: "debug", LOGIN_POLICY: "device" }), logged);
});
afterAll(() => server.stop());

async function send(key: CallKey, values: Record<string, string>, body: unknown, token = ""): Promise<unknown> {
  const { method } = addresses[key];
  const isRead = method === "GET";
  const reply = await fetch(`${server.url}${urlOf(addresses[key], isRead || key === "submitScale" ? values : {})}`, {
    method,
    headers: { ...(isRead ? {} : { "content-type": "application/json" }), ...(token ? { authorization: token } : {}) },
    ...(isRead ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  replies.push(`${key} ${reply.status} ${JSON.stringify([...reply.headers])} ${text}`);
  return /json/.test(reply.headers.get("content-type") ?? "") ? JSON.parse(text) : text;
}

/** A body that each call takes, or refuses in its own words. */
function bodyOf(key: CallKey, userID: string): unknown {
  const domain = catalogue.domains.find(({ submit }) => submit === key);
  const scale = scales.get(domain?.survey ?? "");
  if (domain && scale) return submissionBody(domain, scale, userID, scale.rule.examples[0]?.answers ?? {});
  if (key === "saveBmi") return { userID, bmi: "24.0", category: "Healthy Weight" };
  if (key === "getAdvice") return { userID, criteria: "LikeMe" };
  if (key === "submitScale") return { userId: userID, answers: {} };
  if (key === "exportMyData") return { proof: registration(EMAIL).password };
  if (key === "newRecoveryCode") return { password: registration(EMAIL).password };
  return { prompt: "How do I sleep better?", message: "How do I sleep better?" };
}

const LAST: readonly CallKey[] = ["endSession", "endAllSessions", "deleteAccount", "resetPassword"];

test("nothing that leaves the server has the key of an account", async () => {
  await send("register", {}, registration(EMAIL));
  const logIn = { email: EMAIL, password: registration(EMAIL).password };
  const session = (await send("logIn", {}, logIn)) as { token: string; userID: string; owner: string };
  const { token, userID, owner } = session;
  const values = { userId: userID, userID, scale: "stress", survey: "stress", hash: CONTENT };
  // Reads come after changes, so that there is something to read.
  const keys = (Object.keys(calls) as CallKey[]).filter((key) => !LAST.includes(key));
  const inOrder = keys.toSorted(
    (a, b) => Number(addresses[a].method === "GET") - Number(addresses[b].method === "GET"),
  );
  for (const key of inOrder) {
    const wanted = Object.keys((calls[key] as { params?: { properties: object } }).params?.properties ?? {});
    const inQuery = key === "dietScore" ? ["userID"] : [];
    const given = Object.fromEntries(Object.entries(values).filter(([name]) => [...wanted, ...inQuery].includes(name)));
    await send(key, given, bodyOf(key, userID), token);
  }
  expect(await send("sessionOwner", {}, {}, token)).toEqual({ owner });
  const { recoveryCode } = (await send("newRecoveryCode", {}, bodyOf("newRecoveryCode", userID), token)) as {
    recoveryCode: string;
  };
  const exported: string[] = [];
  for (const format of ["csv", "json"]) {
    const environment = { DATA_DIR: join(server.folder, "data") };
    const { stdout, stderr } = await runCommand("scale:export", ["stress", "--format", format], environment);
    exported.push(stdout, stderr);
  }

  const database = new DatabaseSync(join(server.folder, "data/keepwell.db"), { readOnly: true });
  const rows = database.prepare("SELECT id, user_id, owner FROM account").all();
  expect(rows).toHaveLength(1);
  const key = `${rows[0]?.["id"]}`;
  expect(new Set([key, userID, owner]).size).toBe(3);
  expect(rows[0]).toEqual({ id: key, user_id: userID, owner });
  expect(database.prepare("SELECT DISTINCT account_id FROM submission").all()).toEqual([{ account_id: key }]);

  await send("resetPassword", {}, { email: EMAIL, code: recoveryCode, password: "another calm garden" });
  const again = (await send("logIn", {}, { ...logIn, password: "another calm garden" })) as typeof session;
  expect(again.owner).toBe(owner);
  expect(again.userID).not.toBe(userID);
  expect(database.prepare("SELECT id FROM account").all()).toEqual([{ id: key }]);
  await send("endSession", {}, {}, again.token);
  const last = (await send("logIn", {}, { ...logIn, password: "another calm garden" })) as typeof session;
  await send("deleteAccount", {}, { proof: "another calm garden" }, last.token);
  database.close();

  expect(replies.filter((reply) => reply.includes(" 500 "))).toEqual([]);
  expect(replies.filter((reply) => / 200 /.test(reply)).length).toBeGreaterThan(25);
  expect(exported.join("").length).toBeGreaterThan(1000);
  const written = filesIn(server.folder).map((file) => [file, readFileSync(file, "utf8")] as const);
  expect(written.find(([file]) => file.endsWith("/log"))?.[1]).toContain("an account was deleted by its owner");
  for (const text of [...replies, ...exported, ...written.map(([file, text]) => `${file} ${text}`)]) {
    expect(text).not.toContain(key);
  }
});

/** All but the database, which is the one place of the key. */
const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => !/keepwell\.db(-wal|-shm)?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
