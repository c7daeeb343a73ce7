import { existsSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { STAFF_ROLES } from "#core/api/staff.ts";
import type { StoredAnswers } from "#core/api/studio-answers.ts";
import { exportVariables } from "#core/export/variables.ts";
import { ANSWER_FORMATS, COLUMN_FILES } from "#core/shared/answer-files.ts";
import { makeScale, type Scale } from "../../server/content/content.ts";
import { keepVersions } from "../../server/content/live/versions.ts";
import { keyOf } from "../support/account-row.ts";
import { editedContent } from "../support/edited-content.ts";
import { copyResults } from "../support/many-results.ts";
import { runCommand } from "../support/run-command.ts";
import { smallScale } from "../support/small-scale.ts";
import { storeAccount, storeExample } from "../support/store-examples.ts";
import { onPostgres } from "../support/test-database.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

// What researchers export in the studio.

const KEY = "a-token-of-the-studio";
/** More results than the buffers of a connection hold. */
const MANY = 10_000;
const SECRET = "Mrs. Jones of 12 Elm Street";
let server: TestServer;
let rosa: Record<string, string>;
const people: string[] = [];
const scaleOf = (id: string) => server.content.scales.get(id) as Scale;

beforeAll(async () => {
  const { surveysDir, scoringRulesDir } = editedContent();
  server = await startTestServer({ surveysDir, scoringRulesDir, studioToken: KEY });
  rosa = await server.staff("researcher", "Rosa");
  for (const name of ["ada", "ben"]) people.push(await storeAccount(server.database, `${name}@example.com`));
  for (const id of ["stress", "sleep"])
    for (const [at, person] of people.entries()) await storeExample(server.database, person, scaleOf(id), at);
  const { survey, rule } = smallScale([{ type: "text", name: "note", title: "What else?" }], { score: "1" });
  const example = { title: "x", answers: { note: SECRET }, score: 1, meaning: "Result" };
  const noted = makeScale(survey, { ...rule, scale: "noted", examples: [example] });
  await keepVersions(server.database, [noted], START);
  await storeExample(server.database, `${people[0]}`, noted, 0);
});
afterAll(() => server.close());

const at = (place: string) => `/api/studio/scales/${place}`;
const ask = (place: string, headers: Record<string, string> = rosa) => server.app.inject({ url: at(place), headers });
const stored = async (scale: string) => (await server.get(at(`${scale}/answers`), rosa)).body as StoredAnswers;
const auditLines = () => {
  const file = join(server.dataDir, "audit.log");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};
const eventsOf = (kind: string) =>
  server.database.selectFrom("event").select(["outcome", "who"]).where("kind", "=", kind).execute();

const CALLS = ["stress/answers", "stress/answers/csv", "stress/columns/codebook"];

test.each(STAFF_ROLES)("of the roles, %s may export as far as it includes that", async (role) => {
  const headers = await server.staff(role, `${role} who asks`);
  const isAdmitted = role === "researcher" || role === "admin";
  for (const call of CALLS) {
    const { statusCode, body } = await ask(call, headers);
    expect([call, statusCode]).toEqual([call, isAdmitted ? 200 : 403]);
    if (!isAdmitted) expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: "STAFF_ROLE" });
  }
});

test("researchers find a scale, and change, try and publish nothing", async () => {
  for (const call of ["stress", "stress/versions", "stress/take-home/redcap"])
    expect((await ask(call)).statusCode, call).toBe(200);
  const draft = { survey: "{}", rule: "{}" };
  for (const call of ["check", "bench", "consequences", "propose", "publish", "roll-back"])
    expect(await server.post(at(`stress/${call}`), draft, rosa), call).toMatchObject({ status: 403 });
  expect((await ask("stress/drafts")).statusCode).toBe(403);
});

test("nobody, and the key for automation, are refused", async () => {
  const page = { host: "localhost", origin: "http://localhost" };
  for (const call of CALLS) {
    expect((await ask(call, page)).json(), call).toMatchObject({ code: "STAFF_SIGN_IN" });
    const byKey = await ask(call, { ...page, authorization: `Bearer ${KEY}` });
    expect([byKey.statusCode, byKey.json().code], call).toEqual([403, "STAFF_ROLE"]);
  }
});

test("it is said how many sets of answers there are, and which typed texts are left out", async () => {
  expect(await stored("stress")).toEqual({ isPublished: true, count: 2, leftOut: [], isBusy: false });
  expect(await stored("noted")).toMatchObject({ isPublished: true, count: 1, leftOut: ["note"] });
  expect(await stored("learning")).toMatchObject({ isPublished: true, count: 0 });
  expect(await stored("a-draft-alone")).toMatchObject({ isPublished: false, count: 0 });
  for (const call of ["a-draft-alone/answers/csv", "a-draft-alone/columns/r"])
    expect((await ask(call)).json(), call).toMatchObject({ code: "NOT_FOUND" });
  for (const call of ["stress/answers/xlsx", "stress/columns/sas", "stress/answers/csv?texts=no"])
    expect((await ask(call)).statusCode, call).toBe(400);
});

test("typed texts are left out, and come along where they are asked for", async () => {
  for (const format of ANSWER_FORMATS) {
    expect((await ask(`noted/answers/${format}`)).body, format).not.toContain(SECRET);
    expect((await ask(`noted/answers/${format}?texts=yes`)).body, format).toContain(SECRET);
  }
  for (const file of COLUMN_FILES) {
    expect((await ask(`noted/columns/${file}`)).body, file).not.toContain("What else?");
    expect((await ask(`noted/columns/${file}?texts=yes`)).body, file).toContain("What else?");
  }
});

test("a file is saved under its name, in its type, and kept nowhere", async () => {
  const headersOf = async (place: string) => (await ask(place)).headers;
  expect(await headersOf("stress/answers/csv")).toMatchObject({
    "content-disposition": 'attachment; filename="stress-answers.csv"',
    "content-type": "text/csv; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(await headersOf("stress/answers/ndjson?texts=yes")).toMatchObject({
    "content-disposition": 'attachment; filename="stress-answers-with-texts.ndjson"',
  });
  expect((await ask("stress/columns/r?texts=yes")).body).toContain('read.csv("stress-answers-with-texts.csv"');
});

test("answers have pseudonyms, and no name or address of anybody", async () => {
  const { body } = await ask("stress/answers/csv");
  const [header = "", ...rows] = body.trimEnd().split("\n");
  expect(header.split(",")).toEqual(exportVariables([scaleOf("stress")]).map(({ name }) => name));
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatch(/^p[0-9a-f]{24},s[0-9a-f]{24},/);
  for (const secret of [...people, "ada@", "ben@"]) expect(body).not.toContain(secret);
});

test("each file has the bytes that the command writes", { timeout: 90_000 }, async () => {
  if (onPostgres()) return;
  const environment = { DATA_DIR: server.dataDir };
  const written = async (...parameters: string[]) =>
    (await runCommand("scale:export", ["sleep", ...parameters], environment)).stdout;
  for (const format of ANSWER_FORMATS)
    expect((await ask(`sleep/answers/${format}`)).body).toBe(await written("--format", format));
  expect((await ask("sleep/columns/codebook")).body).toBe(await written("--codebook"));
  for (const program of ["r", "spss", "stata"])
    expect((await ask(`sleep/columns/${program}`)).body).toBe(
      await written("--script", program, "--data", "sleep-answers.csv"),
    );
});

test("an export is noted with who made it; what columns mean is not", async () => {
  const lines = auditLines().length;
  const events = (await eventsOf("exportAnswers")).length;
  await ask("noted/answers/csv?texts=yes");
  await ask("noted/columns/codebook");
  const note = { event: "results exported", scale: "noted", count: 1, withText: true, by: "Rosa" };
  expect(
    auditLines()
      .slice(lines)
      .map((line) => JSON.parse(line)),
  ).toEqual([{ time: START.toISOString(), ...note }]);
  expect((await eventsOf("exportAnswers")).slice(events)).toEqual([{ outcome: "done", who: "Rosa" }]);
});

test("what was refused is counted, and noted as no export", async () => {
  const lines = auditLines().length;
  await ask("stress/answers/csv", await server.staff("editor", "Eve"));
  await server.events.writeRefused(true);
  expect(auditLines()).toHaveLength(lines);
  expect(await eventsOf("exportAnswers")).toContainEqual({ outcome: "STAFF_ROLE", who: null });
});

test("an export that cannot begin keeps nobody from theirs", async () => {
  expect((await ask("a-draft-alone/answers/csv")).statusCode).toBe(404);
  expect((await ask("stress/answers/csv")).statusCode).toBe(200);
});

test("one export runs at a time: a slow reader is waited for, and one who goes away ends it; it stays noted", {
  timeout: 60_000,
}, async () => {
  const ruth = await storeAccount(server.database, "ruth@example.com");
  await storeExample(server.database, ruth, scaleOf("learning"), 0);
  await copyResults(server.database, await keyOf(server.database, ruth), MANY);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const begun = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: at("learning/answers/json"), headers: rosa }, resolve).on("error", reject);
  });
  // Nothing of it is read, so the export stands still and is not held in memory.
  await setTimeout(500);
  expect(await stored("learning")).toMatchObject({ count: MANY + 1, isBusy: true });
  const refused = await ask("stress/answers/csv");
  expect(refused.json()).toMatchObject({ code: "OTHER_EXPORT" });
  expect(refused.headers["retry-after"]).toBe("30");
  begun.destroy();
  await vi.waitFor(async () => expect((await stored("learning")).isBusy).toBe(false));
  expect(JSON.parse(`${auditLines().at(-1)}`)).toMatchObject({ scale: "learning", count: MANY + 1 });
  expect((await ask("stress/answers/csv")).statusCode).toBe(200);
});
