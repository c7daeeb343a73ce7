import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort } from "../support/free-port.ts";
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

async function start(environment: Record<string, string>): Promise<string> {
  const port = await freePort();
  output = "";
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(folder, "data"), ...databaseToUse, ...environment };
  child = spawn("node", ["server/main.ts"], { env });
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
  const base = await start({});
  expect(output).toContain(`Keepwell is ready at ${base.replace("127.0.0.1", "localhost")}`);
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ status: "ok" });
  expect(existsSync(join(folder, "data/keepwell.db"))).toBe(!onPostgres());
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("what a person did before a restart is there after it", async () => {
  let base = await start({});
  await post(`${base}/register`, registration("again@example.com"));
  child.kill("SIGTERM");
  await once(child, "exit");
  base = await start({});
  expect((await post(`${base}/login`, { email: "again@example.com" })).status).toBe(200);
});

test.skipIf(onPostgres())("bad content is named in words, and the server does not start", async () => {
  for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
  writeFileSync(join(folder, "surveys/domains.json"), "{");
  await start({ SURVEYS_DIR: join(folder, "surveys"), SCORING_RULES_DIR: join(folder, "scoring-rules") });
  expect(output).toMatch(
    /The content has 1 problem:\n {2}surveys\/domains\.json › line 1, column 2: This is not valid JSON/,
  );
  expect(child.exitCode).toBe(1);
});

test.skipIf(onPostgres())("a port in use is said in one sentence", async () => {
  const base = await start({});
  const first = child;
  await start({ PORT: new URL(base).port, DATA_DIR: join(folder, "other") });
  expect(output).toMatch(/port \d+ is already in use/i);
  expect(child.exitCode).toBe(1);
  first.kill("SIGKILL");
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

test("no address, id, token, password or answer reaches the log", async () => {
  const base = await start({ LOG_LEVEL: "debug" });
  await post(`${base}/register`, registration("private@example.com"));
  const { userID, token } = await (await post(`${base}/login`, { email: "private@example.com" })).json();
  const { catalogue, scales } = await shippedContent();
  for (const { submit, score, survey } of catalogue.domains) {
    const answers = scales.get(survey)?.rule.examples[0]?.answers ?? {};
    const sent = submit.shape === "list" ? Object.values(answers) : answers;
    await post(`${base}${submit.path}`, { [submit.userKey]: userID, [submit.answersKey]: sent });
    await post(`${base}${submit.path}`, {
      [submit.userKey]: userID,
      [submit.answersKey]: { secret: "a private word" },
    });
    await fetch(`${base}${score.path.replace("{user}", userID)}`);
  }
  await fetch(`${base}/view-scores/${userID}`);
  await fetch(`${base}/nothing/${userID}`);
  await fetch(`${base}/api/session/end`, { method: "POST", headers: { authorization: token } });
  expect(output).toContain('"route":"/view-scores/:userID"');
  for (const secret of ["private", userID, token, registration("").password, "Never", "Female"]) {
    expect(output).not.toContain(secret);
  }
});
