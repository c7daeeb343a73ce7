import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import type { CommitQueue } from "../../server/storage/commit-queue.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { type NewSubmission, storeSubmission } from "../../server/submissions/store-submission.ts";
import { keyOf } from "../support/account-row.ts";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

// Plain submissions that wait at the same time are stored with one statement; all others by themselves.
let shared: TestDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  shared = await newPostgresDatabase();
  [one, other] = await Promise.all([
    startTestServer({ databaseUrl: shared.url }),
    startTestServer({ databaseUrl: shared.url }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await shared.drop();
});

type Person = { readonly accountId: AccountKey; readonly userId: UserId };

async function newPerson(): Promise<Person> {
  const { userID } = await one.newPerson();
  return { accountId: await keyOf(one.database, userID), userId: userID };
}

function submissionOf(person: Person, example = 0, further: Partial<NewSubmission> = {}): NewSubmission {
  const scale = one.content.scales.get("stress");
  const examples = scale?.rule.examples ?? [];
  const answers = examples[example % examples.length]?.answers;
  if (!scale || !answers) throw new Error("no such example");
  return {
    ...person,
    ageBand: "70-79",
    idempotencyKey: randomUUID(),
    revision: null,
    scale: scale.id,
    contentHash: scale.hash,
    answers,
    scored: scoreAnswers(scale.rule, answers, {}),
    submittedAt: START,
    limit: null,
    ...further,
  };
}

/** The counts as they stand, and as the submissions give them: each account once, with its latest score. */
async function counts() {
  const rows = await one.database
    .selectFrom("submission")
    .select(["account_id", "score", "age_band"])
    .where("replaced_by", "is", null)
    .where("scale", "=", "stress")
    .orderBy("submitted_at")
    .orderBy("id")
    .execute();
  const latest = new Map(rows.map((row) => [row.account_id, `${row.age_band} ${row.score}`]));
  const recounted: Record<string, number> = {};
  for (const place of latest.values()) recounted[place] = (recounted[place] ?? 0) + 1;
  await Promise.all([one, other].map(({ commits }) => addUpCounts(commits)));
  const stored = await one.database.selectFrom("score_count").selectAll().where("scale", "=", "stress").execute();
  const kept = stored.filter(({ people }) => people !== 0);
  return { recounted, kept: Object.fromEntries(kept.map((row) => [`${row.age_band} ${row.score}`, row.people])) };
}

test("many that wait together take few statements", async () => {
  const people = await Promise.all(Array.from({ length: 60 }, newPerson));
  let statements = 0;
  const commits: CommitQueue = {
    write: () => Promise.reject(new Error("one was stored by itself")),
    runStatement: (statement) => {
      statements += 1;
      return one.commits.runStatement?.(statement) ?? Promise.reject(new Error("not on PostgreSQL"));
    },
  };
  const stored = await Promise.all(
    people.map((person, index) => storeSubmission(commits, submissionOf(person, index))),
  );
  expect(stored.every(({ outcome }) => outcome === "stored")).toBe(true);
  expect(statements).toBeLessThanOrEqual(3);
});

test("one that the database refuses fails alone", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, newPerson));
  const group = people.map((person, index) => submissionOf(person, index));
  const bad = group[7];
  if (!bad) throw new Error("no such submission");
  // PostgreSQL keeps no text with this character.
  group[7] = { ...bad, scored: { ...bad.scored, meaning: "\u0000" } };
  const outcomes = await Promise.allSettled(group.map((submission) => storeSubmission(one.commits, submission)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(19);
  expect(outcomes[7]?.status).toBe("rejected");
});

test("two servers, few people, many submissions at once: each is stored once, and the counts are what a recount gives", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, newPerson));
  const sent = Array.from({ length: 240 }, (_, index) => {
    const person = people[index % people.length];
    if (!person) throw new Error("no person");
    const submittedAt = new Date(START.getTime() + (index % 7) * 1000);
    return submissionOf(person, index % 5, { submittedAt });
  });
  // Every tenth arrives a second time, at the other server.
  const again = sent.filter((_, index) => index % 10 === 0);
  const outcomes = await Promise.all([
    ...sent.map((submission, index) => storeSubmission((index % 2 ? one : other).commits, submission)),
    ...again.map((submission, index) => storeSubmission((index % 2 ? other : one).commits, submission)),
  ]);
  const of = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  expect([of("stored"), of("repeated")]).toEqual([sent.length, again.length]);
  const { kept, recounted } = await counts();
  expect(kept).toEqual(recounted);
});

test("of six at once where three a day are allowed, three are stored and three are told when to come back", async () => {
  const person = await newPerson();
  const limit = { count: 3, seconds: 24 * 60 * 60 };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) => storeSubmission(one.commits, submissionOf(person, index, { limit }))),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "TOO_MANY_TODAY" });
  }
  const dayLater = new Date(START.getTime() + limit.seconds * 1000);
  const next = storeSubmission(one.commits, submissionOf(person, 0, { limit, submittedAt: dayLater }));
  expect(await next).toMatchObject({ outcome: "stored" });
});

test("the copy of its draft ends with a submission, and a draft that was removed takes none", async () => {
  const person = await newPerson();
  const draft = (draft_id: string, ended: "removed" | null) =>
    one.database
      .insertInto("draft_copy")
      .values({ account_id: person.accountId, draft_id, survey: "stress" as never, body: "{}", ended, updated_at: "" })
      .execute();
  await draft("open", null);
  await draft("removed", "removed");
  const keyed = (idempotencyKey: string) => storeSubmission(one.commits, submissionOf(person, 0, { idempotencyKey }));
  expect(await keyed("open")).toMatchObject({ outcome: "stored" });
  await expect(keyed("removed")).rejects.toMatchObject({ code: "DRAFT_ENDED" });
  const ended = one.database.selectFrom("draft_copy").select(["draft_id", "body", "ended"]);
  expect(await ended.where("account_id", "=", person.accountId).orderBy("draft_id").execute()).toEqual([
    { draft_id: "open", body: null, ended: "submitted" },
    { draft_id: "removed", body: "{}", ended: "removed" },
  ]);
});
