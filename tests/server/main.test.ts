import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppInfo } from "#core/api/public-scale.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { freePort } from "../support/free-port.ts";
import { fails, says, startModelEndpoint } from "../support/model-endpoint.ts";
import { databaseEnvironment, onPostgres } from "../support/test-database.ts";
import { registration, shippedContent } from "../support/test-server.ts";

// Some tests start two servers, and a busy machine takes its time over each.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let child: ChildProcess;
let output: string;
let databaseToUse: Record<string, string>;
beforeEach(async () => {
  databaseToUse = await databaseEnvironment();
  folder = mkdtempSync(join(tmpdir(), "keepwell-main-"));
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** @param program what is run; where much is hashed and its cost is beside the point, one that hashes at little cost */
async function start(environment: Record<string, string>, program = "server/main.ts"): Promise<string> {
  const port = await freePort();
  output = "";
  // What a first start learns would take the core from the test.
  const env = {
    ...process.env,
    EMBEDDINGS: "off",
    PORT: `${port}`,
    DATA_DIR: join(folder, "data"),
    ...databaseToUse,
    ...environment,
  };
  child = spawn("node", [program], { env });
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  await Promise.race([
    once(child, "exit"),
    new Promise<void>((resolve) => {
      child.stdout?.on("data", () => output.includes("Keepwell is ready") && resolve());
    }),
  ]);
  return `http://127.0.0.1:${port}`;
}

const post = (url: string, body: unknown) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

test("says where it listens, keeps its data where it is told, and closes cleanly", async () => {
  const base = await start({ EMBEDDINGS: "on" });
  expect(output).toContain(`Keepwell is ready at ${base.replace("127.0.0.1", "localhost")}`);
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ status: "ok" });
  expect(existsSync(join(folder, "data/keepwell.db"))).toBe(!onPostgres());
  if (!onPostgres()) {
    // An error of ours, for once: a table is gone.
    const database = new DatabaseSync(join(folder, "data/keepwell.db"), { timeout: 5_000 });
    database.exec("DROP TABLE submission");
    database.close();
    const failed = await fetch(`${base}/view-scores/somebody`);
    expect(failed.status).toBe(500);
    expect(await failed.json()).toMatchObject({ code: "INTERNAL" });
    // The line may come a moment after the reply.
    const line = await vi.waitFor(() => {
      const found = output.split("\n").find((one) => one.includes(`"reqId":"${failed.headers.get("x-request-id")}"`));
      if (!found) throw new Error(output);
      return found;
    }, 20_000);
    expect(JSON.parse(line)).toMatchObject({
      msg: "unexpected error",
      err: { message: "no such table: submission" },
    });
    expect(output).not.toContain("somebody");
  }
  const told = performance.now();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  // The connection that fetch keeps open holds nothing up.
  expect(performance.now() - told).toBeLessThan(30_000);
});

test("what a person did is there after a restart, and what a newer version migrated is left alone", async () => {
  let base = await start({});
  await post(`${base}/register`, registration("again@example.com"));
  child.kill("SIGTERM");
  await once(child, "exit");
  base = await start({});
  expect(
    (await post(`${base}/login`, { email: "again@example.com", password: registration("").password })).status,
  ).toBe(200);

  if (onPostgres()) return;
  child.kill("SIGTERM");
  await once(child, "exit");
  const database = new DatabaseSync(join(folder, "data/keepwell.db"));
  database.exec("insert into kysely_migration values ('9999-later', '')");
  database.close();
  await start({});
  expect(output).toMatch(/^A newer version of Keepwell has migrated this database: [^\n]+\n$/);
  expect(child.exitCode).toBe(1);
});

test.skipIf(onPostgres())("bad content is named in words, and the server does not start", async () => {
  for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
  writeFileSync(join(folder, "surveys/domains.json"), "{");
  await start({ SURVEYS_DIR: join(folder, "surveys"), SCORING_RULES_DIR: join(folder, "scoring-rules") });
  expect(output).toMatch(
    /The content has 1 issue:\n {2}surveys\/domains\.json › line 1, column 2: This is not valid JSON/,
  );
  expect(child.exitCode).toBe(1);
});

test.skipIf(onPostgres())("a port in use is said in one sentence", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  await start({ PORT: `${(other.address() as AddressInfo).port}` });
  expect(output).toMatch(/port \d+ is already in use/i);
  expect(child.exitCode).toBe(1);
  other.close();
});

test.skipIf(onPostgres())(
  "a database that cannot be reached is said in one sentence, and its address is not printed",
  async () => {
    await start({ DATABASE_URL: "postgres://someone:secret@127.0.0.1:1/name" });
    expect(output).toBe("The database at DATABASE_URL cannot be used: nothing listens at this host and port.\n");
    expect(child.exitCode).toBe(1);
    await start({ DATABASE_URL: "postgres://someone:secret@[no host/name" });
    expect(output).toContain("DATABASE_URL must be an address such as");
    expect(output).not.toContain("secret");
  },
);

test("no address, id, token, password, code, cookie, answer or question reaches the log, nor a language model's words", async () => {
  const standIn = await startModelEndpoint();
  const model = { AI_BASE_URL: standIn.url, AI_API_KEY: "sk-secret", AI_MODEL: "stand-in" };
  const base = await start({ LOG_LEVEL: "debug", LOGIN_POLICY: "device", ...model }, "tests/support/quick-server.ts");
  const email = "private@example.com";
  const registered = await post(`${base}/register`, registration(email));
  const { recoveryCode } = await registered.json();
  const cookie = registered.headers.getSetCookie()[0]?.split("; ")[0] ?? "";
  const logIn = { method: "POST", headers: { "content-type": "application/json", cookie } };
  const entered = await fetch(`${base}/login`, { ...logIn, body: JSON.stringify({ email }) });
  const { userID, token } = await entered.json();
  const { catalogue, scales } = await shippedContent();
  for (const { submit, score, survey } of catalogue.domains) {
    const answers = scales.get(survey)?.rule.examples[0]?.answers ?? {};
    const sent = submitCall({ submit }).listsAnswers ? Object.values(answers) : answers;
    await post(`${base}${submitCall({ submit }).path}`, {
      [submitCall({ submit }).userKey]: userID,
      [submitCall({ submit }).answersKey]: sent,
    });
    await post(`${base}${submitCall({ submit }).path}`, {
      [submitCall({ submit }).userKey]: userID,
      [submitCall({ submit }).answersKey]: { secret: "a private word" },
    });
    await fetch(`${base}${readUrl({ score }, userID)}`);
  }
  await fetch(`${base}/view-scores/${userID}`);
  await fetch(`${base}/nothing/${userID}`);
  const info: AppInfo = await (await fetch(`${base}/content/app.json`)).json();
  standIn.behave(fails(401, {}, "private sk-secret"), says("[general] A private thing of 77."));
  for (const maker of [undefined, "guide"]) {
    const headers = { "content-type": "application/json", "keepwell-consent": info.model?.consent ?? "" };
    const body = JSON.stringify({ message: "private naps" });
    const reply = await (await fetch(`${base}/chat`, { method: "POST", headers, body })).json();
    expect(reply.made?.maker).toBe(maker);
  }
  await standIn.close();
  const session = { headers: { authorization: token, cookie } };
  await post(`${base}/login`, { email, password: "a private word" });
  await post(`${base}/api/account/reset-password`, { email, code: "private", password: "a private word" });
  const reset = await post(`${base}/api/account/reset-password`, {
    email,
    code: recoveryCode,
    password: "a private word",
  });
  const { recoveryCode: nextCode } = await reset.json();
  const entry = await post(`${base}/login`, { email, password: "a private word" });
  const { token: nextToken } = await entry.json();
  const ownSession = { headers: { authorization: nextToken, cookie } };
  const proof = JSON.stringify({ proof: "a private word" });
  const proved = (sent: { headers: Record<string, string> }) => ({
    method: "POST",
    headers: { ...sent.headers, "content-type": "application/json" },
    body: proof,
  });
  for (const sent of [session, ownSession]) await fetch(`${base}/api/account/export`, proved(sent));
  await fetch(`${base}/api/session/forget-device`, { method: "POST", ...session });
  await fetch(`${base}/api/account/delete`, proved(ownSession));
  await fetch(`${base}/api/session/end`, { method: "POST", ...session });
  // What the last call wrote comes last; on a busy machine later than its answer.
  await expect.poll(() => output, { timeout: 20_000 }).toContain('"route":"/api/session/end"');
  expect(output).toContain("the endpoint answered 401");
  expect(output).toContain("the answer was withheld: empty");
  expect(output).toContain("an account was deleted by its owner");
  expect(output).toContain('"route":"/api/account/export"');
  expect(output).toContain('"route":"/view-scores/:userID"');
  const secrets = ["private", "@", userID, token, nextToken, recoveryCode, nextCode, cookie.split("=")[1]];
  for (const secret of [...secrets, registration("").password, "Never", "Female", "sk-secret", "naps"]) {
    expect(secret).toBeTruthy();
    expect(output).not.toContain(secret);
  }
});
