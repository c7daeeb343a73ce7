import { afterAll, beforeAll, expect, test } from "vitest";
import type { Explanation, HistoryEntry } from "#core/api/explanation.ts";
import { makeScale, type Scale } from "../../server/content/content.ts";
import { publishContent } from "../../server/content/live/store.ts";
import { openExport } from "../../server/my-data/export-data.ts";
import { applyRescoring } from "../../server/results/apply-rescoring.ts";
import { type CommitQueue, createCommitQueue } from "../../server/storage/commit-queue.ts";
import { createPostgresCommits } from "../../server/storage/postgres-commits.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { keyOf } from "../support/account-row.ts";
import { storeAccount, storeExample } from "../support/store-examples.ts";
import { onPostgres } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let stress: Scale;
let ada: string;
let ben: string;
/** Twice the number, so that every score above 0 becomes another. */
let doubled: Scale;
const now = new Date("2026-07-01T00:00:00.000Z");
const earlier = new Date("2026-05-01T00:00:00.000Z");

const apply = (scale: Scale) => {
  const { database } = server;
  const commits = onPostgres() ? createPostgresCommits(database) : createCommitQueue(database);
  return applyRescoring({ database, commits }, scale, { now });
};
const rows = () =>
  server.database.selectFrom("submission").selectAll().where("scale", "=", "stress").orderBy("id").execute();
const counts = async () => {
  await addUpCounts(server.commits);
  const all = await server.database.selectFrom("score_count").selectAll().where("scale", "=", "stress").execute();
  return Object.fromEntries(all.filter(({ people }) => people !== 0).map(({ score, people }) => [score, people]));
};

beforeAll(async () => {
  server = await startTestServer();
  stress = server.content.scales.get("stress") as Scale;
  const { survey, rule } = stress;
  doubled = makeScale(survey, { ...rule, version: "2.0.0", score: "round({raw} * 80 / 36)" });
  ada = (await server.newPerson()).userID;
  ben = (await server.newPerson()).userID;
  // The examples give 0, 1, 4 and 6.
  await storeExample(server.database, ada, stress, 1, earlier);
  await storeExample(server.database, ada, stress, 3);
  await storeExample(server.database, ben, stress, 2);
});
afterAll(() => server.close());

test("results are scored anew, their first one is kept, counts follow, and a second run changes nothing", async () => {
  const before = await rows();
  expect(await counts()).toEqual({ 6: 1, 4: 1 });
  expect(await apply(doubled)).toEqual({ rescored: 3, already: 0, kept: 0 });
  const after = await rows();
  expect(after.map(({ score }) => score)).toEqual([2, 11, 9]);
  expect(after.map(({ content_hash, scored_by }) => [content_hash, scored_by])).toEqual(
    after.map(() => [stress.hash, doubled.hash]),
  );
  const kept = await server.database.selectFrom("original_result").selectAll().orderBy("submission_id").execute();
  expect(kept.map(({ score, trace }) => [score, trace])).toEqual(before.map(({ score, trace }) => [score, trace]));
  expect(await counts()).toEqual({ 11: 1, 9: 1 });

  expect(await apply(doubled)).toEqual({ rescored: 0, already: 3, kept: 0 });
  expect(await rows()).toEqual(after);
  expect(await counts()).toEqual({ 11: 1, 9: 1 });
});

test("pages and copies show the new result with the rule that gave it, in the words that were answered", async () => {
  const explanation = (await server.get(`/api/scales/stress/${ada}/working`)).body as Explanation;
  expect(explanation).toMatchObject({ version: "2.0.0", score: { value: 11, formula: "round({raw} * 80 / 36)" } });
  expect(explanation.items[0]?.title).toEqual(stress.items[0]?.title);
  const history = (await server.get(`/api/scales/stress/${ada}/history`)).body as HistoryEntry[];
  expect(history.map(({ score, version }) => [score, version])).toEqual([
    [2, "2.0.0"],
    [11, "2.0.0"],
  ]);
});

test("going on to a third rule keeps the very first result, and what does not fit keeps its own", async () => {
  const { survey, rule } = stress;
  const narrow = structuredClone(survey);
  const [question] = narrow.pages[0]?.elements ?? [];
  const answered = stress.rule.examples[3]?.answers["1-0"];
  if (question?.type !== "radiogroup") throw new Error("not the shipped survey");
  question.choices = question.choices.filter((choice) => typeof choice !== "object" || choice.value !== answered);
  const third = makeScale(narrow, { ...rule, version: "3.0.0", score: "{raw}" });
  const { rescored, kept } = await apply(third);
  expect(rescored + kept).toBe(3);
  expect(kept).toBeGreaterThan(0);
  const original = await server.database
    .selectFrom("original_result")
    .select("score")
    .orderBy("submission_id")
    .execute();
  expect(original.map(({ score }) => score)).toEqual([1, 6, 4]);
  const all = await rows();
  expect(all.filter(({ scored_by }) => scored_by === third.hash)).toHaveLength(rescored);
});

test("an interrupted run is taken up again where it stopped", async () => {
  const { database } = server;
  const commits = onPostgres() ? createPostgresCommits(database) : createCommitQueue(database);
  const fourth = makeScale(stress.survey, { ...stress.rule, version: "4.0.0", score: "{raw} + 1" });
  let writes = 0;
  const broken: CommitQueue = {
    ...commits,
    write: (work, account) =>
      ++writes > 2 ? Promise.reject(new Error("the power went")) : commits.write(work, account),
  };
  await expect(applyRescoring({ database, commits: broken }, fourth, { now })).rejects.toThrow("the power went");
  const { rescored, already } = await apply(fourth);
  expect([rescored, already]).toEqual([1, 2]);
  const people = Object.values(await counts());
  expect(people.reduce((sum, count) => sum + count, 0)).toBe(2);
});

test("what is kept of a person goes with the account, and stands in the copy of their data", async () => {
  const { database } = server;
  const content = await publishContent(database, server.content, now);
  const key = await keyOf(database, ada);
  const copy = await openExport({ database, content, now: () => now } as never, key);
  const results = copy.results[Symbol.asyncIterator]();
  expect((await results.next()).value).toMatchObject({
    score: expect.any(Number),
    original: { score: 6 },
    scoredBy: expect.any(String),
  });
  await database.deleteFrom("account").where("id", "=", key).execute();
  const left = await database.selectFrom("original_result").select("submission_id").execute();
  expect(left).toHaveLength(1);
});

test("only the words of questions changed: nothing is scored anew", async () => {
  const { survey, rule } = stress;
  const lone = await startTestServer();
  const account = await storeAccount(lone.database, "eve@example.com");
  await storeExample(lone.database, account, stress, 1);
  const reworded = makeScale({ ...survey, title: "Your month" }, rule);
  const commits = onPostgres() ? createPostgresCommits(lone.database) : createCommitQueue(lone.database);
  const applied = await applyRescoring({ database: lone.database, commits }, reworded, { now });
  expect(applied).toEqual({ rescored: 0, already: 1, kept: 0 });
  await lone.close();
});
