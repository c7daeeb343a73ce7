import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublishedVersion, StudioScale } from "#core/api/studio.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { runCommand } from "../support/run-command.ts";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// Two servers with files of their own, over one PostgreSQL, which holds the content.
let shared: TestDatabase;
let files: readonly [EditedContent, EditedContent];
let one: TestServer;
let other: TestServer;
const start = ({ surveysDir, scoringRulesDir }: EditedContent) =>
  startTestServer({ databaseUrl: shared.url, surveysDir, scoringRulesDir });
let publisher: Record<string, string>;
beforeAll(async () => {
  shared = await newPostgresDatabase();
  files = [editedContent(), editedContent()];
  [one, other] = await Promise.all([start(files[0]), start(files[1])]);
  publisher = await one.staff("publisher");
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await shared.drop();
});

const path = "/api/studio/scales/stress";
const survey = "surveys/stress.json";
const open = async () => (await one.get(path, publisher)).body as StudioScale;
const post = (call: string, body: object) => one.post(`${path}/${call}`, body, publisher);
const asked = async (server: TestServer) => JSON.stringify((await server.get("/content/surveys/stress.json")).body);
const command = (name: string, { surveysDir, scoringRulesDir }: EditedContent) =>
  runCommand(name, [], {
    ...{ DATABASE_URL: shared.url, DATA_DIR: one.dataDir },
    ...{ SURVEYS_DIR: surveysDir, SCORING_RULES_DIR: scoringRulesDir },
  });
const soon = { timeout: 20_000, interval: 50 };

test("shipped files fill an empty database once, though two servers start at once", async () => {
  const rows = await one.database.selectFrom("content_file").select("publication").distinct().execute();
  expect(rows).toHaveLength(1);
});

test("publishing and rolling back reach the other server within five seconds", async () => {
  const { from, survey: text, rule } = await open();
  const published = await post("publish", { survey: text.replace("an unwelcome surprise", "a shock"), rule, from });
  expect(published.status).toBe(200);
  await expect.poll(() => asked(other), soon).toContain("a shock");
  // No server writes into the files of its machine.
  expect(files[0].read(survey)).toBe(readFileSync(survey, "utf8"));

  const versions = (await one.get(`${path}/versions`, publisher)).body as PublishedVersion[];
  const back = { publication: versions.at(-1)?.publication, from: (await open()).from };
  expect((await post("roll-back", back)).status).toBe(200);
  await expect.poll(() => asked(other), soon).toContain("an unwelcome surprise");
});

test("an edit of a file on one server reaches both; a bad one reaches none", async () => {
  files[1].edit(survey, "an unwelcome surprise", "a hitch");
  await expect.poll(() => asked(one), soon).toContain("a hitch");
  files[1].edit(survey, '"radiogroup"', '"radiogrup"');
  await expect.poll(() => other.liveContent?.store.heldIssues.length, soon).toBeGreaterThan(0);
  expect(one.liveContent?.store.heldIssues).toEqual([]);
  expect(await asked(one)).toContain("a hitch");
  files[1].edit(survey, '"radiogrup"', '"radiogroup"');
  await expect.poll(() => other.liveContent?.store.heldIssues, soon).toEqual([]);
});

test("a restart goes on with what the database holds, and content:pull writes that to the files", async () => {
  await one.close();
  one = await start(files[0]);
  expect(files[0].read(survey)).toContain("an unwelcome surprise");
  expect(await asked(one)).toContain("a hitch");
  const pulled = await command("content:pull", files[0]);
  expect(pulled).toMatchObject({ status: 0, stdout: expect.stringContaining("surveys/stress.json") });
  expect(files[0].read(survey)).toBe(files[1].read(survey));
});

test("content:push publishes files that no server follows, whole or not at all", async () => {
  const upgraded = editedContent();
  upgraded.write(survey, files[1].read(survey).replace("a hitch", "a snag"));
  expect(await command("content:push", upgraded)).toMatchObject({
    status: 0,
    stdout: "Published: 1 file. Servers take it now.\n",
  });
  for (const server of [one, other]) await expect.poll(() => asked(server), soon).toContain("a snag");
  expect(await command("content:push", upgraded)).toMatchObject({
    status: 0,
    stdout: "The database has the same content.\n",
  });
  const events = one.database.selectFrom("event").select(["kind", "who"]).where("kind", "=", "content:push");
  expect(await events.execute()).toEqual([{ kind: "content:push", who: "operator" }]);

  upgraded.edit(survey, '"radiogroup"', '"radiogrup"');
  upgraded.edit("surveys/sleep.json", '"title"', '"titel"');
  const refused = await command("content:push", upgraded);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("radiogrup") });
  expect(await asked(one)).toContain("a snag");
});

test("a file fetched before somebody published, and noticed after, does not undo it", async () => {
  const publish = async (words: string, instead: string) => {
    const { survey: text, rule, from } = await open();
    expect((await post("publish", { survey: text.replace(words, instead), rule, from })).status).toBe(200);
  };
  await publish("a snag", "a jolt");
  // As content:pull would write it.
  const fetched = (await open()).survey;
  await publish("a jolt", "a start");
  files[0].write(survey, fetched);
  files[0].edit("surveys/sleep.json", "At what time do you go to bed?", "At what time do you lie down?");
  const sleep = async () => JSON.stringify((await other.get("/content/surveys/sleep.json")).body);
  await expect.poll(sleep, soon).toContain("lie down");
  await expect.poll(() => asked(other), soon).toContain("a start");
  expect(await asked(one)).toContain("a start");
});
