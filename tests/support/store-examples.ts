import type { Kysely } from "kysely";
import type { UserId } from "#core/api/ids.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import type { Scale } from "../../server/content/content.ts";
import { createCommitQueue } from "../../server/storage/commit-queue.ts";
import { createPostgresCommits } from "../../server/storage/postgres-commits.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { storeSubmission } from "../../server/submissions/store-submission.ts";
import { accountRow, keyOf } from "./account-row.ts";
import { onPostgres } from "./test-database.ts";

/** The user id of a new account that is looked at by commands alone, without a log-in. */
export async function storeAccount(database: Kysely<Tables>, email: string): Promise<UserId> {
  const row = accountRow(email);
  await database.insertInto("account").values(row).execute();
  return row.user_id;
}

/** Stores one of the worked examples of a scale as if this person had just sent it. */
export async function storeExample(
  database: Kysely<Tables>,
  person: string,
  scale: Scale,
  example: number,
  submittedAt = new Date("2026-06-06T12:00:00.000Z"),
): Promise<void> {
  const { answers = {}, stored } = scale.rule.examples.at(example) ?? {};
  const commits = onPostgres() ? createPostgresCommits(database) : createCommitQueue(database);
  await storeSubmission(commits, {
    accountId: await keyOf(database, person),
    userId: person as UserId,
    ageBand: "70-79",
    idempotencyKey: null,
    revision: null,
    scale: scale.id,
    contentHash: scale.hash,
    answers,
    scored: scoreAnswers(scale.rule, answers, stored),
    submittedAt,
    limit: null,
  });
}
