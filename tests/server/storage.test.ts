import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqlite } from "../../server/storage/sqlite.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kept = () => new DatabaseSync(join(server.dataDir, "keepwell.db"), { readOnly: true });

test("every commit is synced: the pragma is read back as FULL on an open connection", async () => {
  const folder = join(server.dataDir, "second");
  const database = await openSqlite(folder);
  const read = async (name: string) =>
    Object.values((await sql.raw(`PRAGMA ${name}`).execute(database)).rows[0] as object)[0];
  expect(await read("synchronous")).toBe(2);
  expect(await read("journal_mode")).toBe("wal");
  expect(await read("foreign_keys")).toBe(1);
  expect(await read("secure_delete")).toBe(1);
  await database.destroy();
});

test("the folder and the file can be read by their owner alone", () => {
  expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(server.dataDir, "keepwell.db")).mode & 0o777).toBe(0o600);
});

test("neither password nor token is kept", async () => {
  await server.post("/register", registration("kept@example.com"));
  const { token } = (await server.post("/login", { email: "kept@example.com" })).body as { token: string };
  const everything = JSON.stringify([
    kept().prepare("SELECT * FROM account").all(),
    kept().prepare("SELECT * FROM access_token").all(),
  ]);
  expect(everything).toContain("kept@example.com");
  expect(everything).not.toContain(registration("").password);
  expect(everything).not.toContain(token);
});

test("a submission keeps its answers, its working and the version it was answered under", async () => {
  const domain = server.content.catalogue.domains.find(
    ({ submit, bodyMassStep }) => submit.shape === "map" && !bodyMassStep,
  );
  const scale = server.content.scales.get(domain?.survey ?? "");
  const example = scale?.rule.examples[0];
  if (!domain || !scale || !example) throw new Error("no such domain");
  const { userID } = await server.newPerson();
  const body = { [domain.submit.userKey]: userID, [domain.submit.answersKey]: example.answers };
  await server.post(domain.submit.path, body);

  const row = kept().prepare("SELECT * FROM submission WHERE account_id = ?").get(userID) as Record<string, string>;
  expect(JSON.parse(row["answers"] ?? "")).toEqual(example.answers);
  expect(JSON.parse(row["trace"] ?? "")).toMatchObject({ score: example.score, band: { meaning: example.meaning } });
  expect(row["submitted_at"]).toBe("2026-06-06T12:00:00.000Z");
  const version = kept()
    .prepare("SELECT * FROM content_version WHERE hash = ?")
    .get(row["content_hash"] ?? "");
  expect(version).toMatchObject({
    scale: scale.id,
    survey: JSON.stringify(scale.survey),
    rule: JSON.stringify(scale.rule),
  });
});

test("a person counts once in each scale's distribution, with the latest score", async () => {
  const domain = server.content.catalogue.domains.find(({ submit }) => submit.shape === "list");
  const scale = server.content.scales.get(domain?.survey ?? "");
  if (!domain || !scale) throw new Error("no such domain");
  const people = () =>
    kept().prepare("SELECT score, people FROM score_count WHERE scale = ? AND people > 0 ORDER BY score").all(scale.id);
  const { userID } = await server.newPerson();
  const [low, high] = [scale.rule.examples.at(0), scale.rule.examples.at(-1)];
  for (const example of [low, high, high]) {
    const list = scale.items.map(({ name }) => example?.answers[name]);
    await server.post(domain.submit.path, { [domain.submit.userKey]: userID, [domain.submit.answersKey]: list });
  }
  expect(people()).toEqual([{ score: high?.score, people: 1 }]);
});
