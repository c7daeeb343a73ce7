import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import type { Scale } from "../../server/content/content.ts";
import { accountKeyOf } from "../../server/storage/account-key.ts";
import { createCommitQueue } from "../../server/storage/commit-queue.ts";
import { createPostgresCommits } from "../../server/storage/postgres-commits.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { storeSubmission } from "../../server/submissions/submissions.ts";
import { onPostgres } from "./test-database.ts";

/** An account that is looked at by commands alone, without a log-in. */
export async function storeAccount(database: Kysely<Tables>, email: string): Promise<AccountKey> {
  const id = accountKeyOf(randomBytes(16).toString("base64url"));
  const row = { id, email, password_hash: "none", gender: "Female", year_of_birth: 1950 };
  await database
    .insertInto("account")
    .values({ ...row, created_at: "2026-01-01T00:00:00.000Z" })
    .execute();
  return id;
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
    accountId: accountKeyOf(person),
    ageBand: "70-79",
    idempotencyKey: null,
    scale: scale.id,
    contentHash: scale.hash,
    answers,
    scored: scoreAnswers(scale.rule, answers, stored),
    submittedAt,
  });
}
