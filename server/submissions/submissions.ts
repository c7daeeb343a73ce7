import { hash, randomBytes } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { type Scored, subscoresOf } from "#core/scoring/score.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { accountKeyOf } from "../storage/account-key.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import { preparedChange, preparedQuery } from "../storage/prepared-query.ts";
import { isOrphanError } from "../storage/storage-fault.ts";
import type { Tables } from "../storage/tables.ts";
import { changeCounts } from "./peer-counts.ts";

export type NewSubmission = {
  readonly accountId: AccountKey;
  readonly ageBand: string;
  /** The client's key for this submission; null when it sent none. */
  readonly idempotencyKey: string | null;
  readonly scale: ScaleId;
  readonly contentHash: string;
  readonly answers: Answers;
  readonly scored: Scored;
  readonly submittedAt: Date;
};

/**
 * Stores a submission once; the same key with the same answers gets the same reply. A reply means that it is on disk.
 * @throws AppError KEY_REUSED when the key was used with other answers; UNKNOWN_USER when the account was deleted
 * meanwhile
 */
export async function storeSubmission(commits: CommitQueue, submission: NewSubmission): Promise<SubmissionReply> {
  const { accountId, scale, answers, scored, ageBand } = submission;
  const answersText = JSON.stringify(answers);
  const bodyHash = hash("sha256", `[${JSON.stringify(scale)},${answersText}]`, "base64url");
  const row = {
    account_id: accountId,
    idempotency_key: submission.idempotencyKey ?? randomBytes(16).toString("base64url"),
    body_hash: bodyHash,
    scale,
    content_hash: submission.contentHash,
    answers: answersText,
    trace: JSON.stringify(scored.trace),
    score: scored.score,
    meaning: scored.meaning,
    age_band: ageBand,
    submitted_at: submission.submittedAt.toISOString(),
  };

  const write = async (transaction: Kysely<Tables>): Promise<SubmissionReply> => {
    const [earlier] = await countedSubmission(transaction, row);
    if ((await insertSubmission(transaction, row)) === 0) {
      const [before] = await submissionByKey(transaction, row);
      if (before?.body_hash !== bodyHash) throw new AppError("KEY_REUSED");
      return replyOf(before);
    }
    // Each account counts once per scale, with its latest score, so the earlier score leaves its count.
    const leaves = earlier ? [{ age_band: earlier.age_band, score: earlier.score, people: -1 }] : [];
    await changeCounts(transaction, scale, [...leaves, { age_band: ageBand, score: scored.score, people: 1 }]);
    return { score: row.score, meaning: row.meaning, subscores: scored.subscores, submittedAt: row.submitted_at };
  };
  return commits.write(write, accountId).catch((error: unknown) => {
    // Versions of content are kept forever, so only the account can be missing.
    throw isOrphanError(error) ? new AppError("UNKNOWN_USER") : error;
  });
}

/** Finds the submission that currently counts for the account. */
const countedSubmission = preparedQuery((database, { account_id, scale }: Row) =>
  latestOf(database, account_id, [scale]).clearSelect().select(["age_band", "score"]),
);

const submissionByKey = preparedQuery((database, { account_id, idempotency_key }: Row) =>
  database
    .selectFrom("submission")
    .select(["body_hash", "score", "meaning", "trace", "submitted_at"])
    .where("account_id", "=", account_id)
    .where("idempotency_key", "=", idempotency_key),
);

type Row = Omit<Insertable<Tables["submission"]>, "id" | "scored_by">;

/** Changes nothing when the key already exists. */
const insertSubmission = preparedChange((database, row: Row) =>
  database
    .insertInto("submission")
    .values({
      account_id: row.account_id,
      idempotency_key: row.idempotency_key,
      body_hash: row.body_hash,
      scale: row.scale,
      content_hash: row.content_hash,
      answers: row.answers,
      trace: row.trace,
      score: row.score,
      meaning: row.meaning,
      age_band: row.age_band,
      submitted_at: row.submitted_at,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing()),
);

/** Returns the newest submission of a user id on any of the scales. */
export function latestSubmission(database: Kysely<Tables>, userId: UserId, scales: readonly ScaleId[]) {
  return latestOfAccount(database, accountKeyOf(userId), scales);
}

/** Returns the newest submission of an account on any of the scales. */
export async function latestOfAccount(database: Kysely<Tables>, accountId: AccountKey, scales: readonly ScaleId[]) {
  const [scale, ...further] = scales;
  const latest =
    scale !== undefined && further.length === 0
      ? await latestOfScale(database, { accountId, scale })
      : await latestOf(database, accountId, scales).execute();
  return latest[0];
}

const latestOfScale = preparedQuery((database, { accountId, scale }: { accountId: AccountKey; scale: ScaleId }) =>
  latestOf(database, accountId, [scale]),
);

/** Looks up the id alone first: sorting whole rows, each with its trace, takes twice as long. */
function latestOf(database: Kysely<Tables>, accountId: AccountKey, scales: readonly ScaleId[]) {
  return database
    .selectFrom("submission")
    .select(["id", "scale", "content_hash", "scored_by", "score", "meaning", "trace", "age_band", "submitted_at"])
    .where("id", "=", (newest) =>
      newest
        .selectFrom("submission")
        .select("id")
        .where("account_id", "=", accountId)
        .where("scale", "in", scales)
        .orderBy("submitted_at", "desc")
        .orderBy("id", "desc")
        .limit(1),
    );
}

type StoredScore = Pick<Tables["submission"], "score" | "meaning" | "trace" | "submitted_at">;

/** Returns a stored score in the form of a reply. */
export function replyOf({ score, meaning, trace, submitted_at }: StoredScore): SubmissionReply {
  return { score, meaning, subscores: subscoresOf(JSON.parse(trace) as Trace), submittedAt: submitted_at };
}
