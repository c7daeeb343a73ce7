import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { Scored } from "#core/scoring/score.ts";
import { CORRECTION_MS } from "#core/shared/correction-time.ts";
import type { RateLimit } from "../rate-limits/numbers.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import type { Tables } from "../storage/tables.ts";
import { replyBy, replyOf } from "./latest-submission.ts";
import { changeCounts } from "./peer-counts.ts";
import { refuseTooMany } from "./submission-limit.ts";
import {
  type Earlier,
  earlierSubmissions,
  endSubmittedDraft,
  insertCorrection,
  insertSubmission,
  type NewRow,
  raiseRevision,
} from "./submission-writes.ts";
import { plainSubmissions } from "./waiting-submissions.ts";

export type NewSubmission = {
  readonly accountId: AccountKey;
  /** The user id it was sent with. */
  readonly userId: UserId;
  readonly ageBand: string;
  /** The client's key for this submission; null when it sent none. */
  readonly idempotencyKey: string | null;
  /** Counts the changes of the answers under this key; null when the client did not count. */
  readonly revision: number | null;
  readonly scale: ScaleId;
  readonly contentHash: string;
  readonly answers: Answers;
  readonly scored: Scored;
  readonly submittedAt: Date;
  /** How many submissions of a scale an account may store; null for any number. */
  readonly limit: RateLimit | null;
};

export type Accepted = {
  readonly outcome: "stored" | "repeated" | "corrected";
  readonly reply: SubmissionReply;
};

/** Nothing was stored: the answers correct a submission of this content version, so that must score them. */
export type OtherVersion = { readonly outcome: "other version"; readonly contentHash: string };

/**
 * Stores a submission once. The same key with the same answers gets the same reply, and so does an older revision that
 * arrives late. Other answers correct what was stored, within a day of the first. A reply means that it is on disk.
 * @throws AppError KEY_REUSED for other answers after that day; UNKNOWN_USER when the account was deleted or its user
 * id replaced meanwhile; DRAFT_ENDED for a draft that was removed; TOO_MANY_TODAY
 */
export async function storeSubmission(
  commits: CommitQueue,
  submission: NewSubmission,
): Promise<Accepted | OtherVersion> {
  const { accountId, userId, scored, submittedAt, limit } = submission;
  const row = rowOf(submission);
  if (await plainSubmissions(commits)?.({ row, userId, limit }))
    return { outcome: "stored", reply: replyBy(scored, row.submitted_at) };
  return commits.write(async (transaction): Promise<Accepted | OtherVersion> => {
    const earlier = await earlierSubmissions(transaction, row, userId);
    if (!earlier) throw new AppError("UNKNOWN_USER");
    const { same, draft } = earlier;
    if (draft === "open") await endSubmittedDraft(transaction, row);
    if (!same) {
      // The person removed these answers while they were on their way.
      if (draft === "removed") throw new AppError("DRAFT_ENDED");
      if (limit) await refuseTooMany(transaction, row, submittedAt, limit);
      await insertSubmission(transaction, row);
      await countLatest(transaction, row, earlier);
      return { outcome: "stored", reply: replyBy(scored, row.submitted_at) };
    }
    if (row.body_hash === same.body_hash || isOlder(row, same)) {
      if (row.revision !== null && !isOlder(row, same))
        await raiseRevision(transaction, accountId, same.id, row.revision);
      return { outcome: "repeated", reply: replyOf(same) };
    }
    const firstAt = same.first_at ?? same.submitted_at;
    if (submittedAt.getTime() - Date.parse(firstAt) > CORRECTION_MS) throw new AppError("KEY_REUSED");
    if (row.content_hash !== same.content_hash) return { outcome: "other version", contentHash: same.content_hash };
    // A clock that went back must not put a correction before what it corrects.
    const submitted_at = row.submitted_at > same.submitted_at ? row.submitted_at : same.submitted_at;
    const correction = { ...row, first_at: firstAt, submitted_at };
    await insertCorrection(transaction, same.id, correction, newKey());
    await countLatest(transaction, correction, earlier);
    return { outcome: "corrected", reply: replyBy(scored, correction.submitted_at) };
  }, accountId);
}

const newKey = () => randomBytes(16).toString("base64url");

type StoredRow = NewRow & { readonly score: number | null; readonly revision: number | null };

function rowOf({ scale, answers, scored, revision, ...submission }: NewSubmission): StoredRow {
  const answersText = JSON.stringify(answers);
  return {
    account_id: submission.accountId,
    idempotency_key: submission.idempotencyKey ?? newKey(),
    body_hash: hash("sha256", `[${JSON.stringify(scale)},${answersText}]`, "base64url"),
    scale,
    content_hash: submission.contentHash,
    answers: answersText,
    trace: JSON.stringify(scored.trace),
    score: scored.score,
    meaning: scored.meaning,
    age_band: submission.ageBand,
    submitted_at: submission.submittedAt.toISOString(),
    first_at: null,
    revision,
  };
}

/** Returns whether these are answers of an earlier state, or of the same; without a count they are taken as newer. */
const isOlder = ({ revision }: StoredRow, same: NonNullable<Earlier["same"]>): boolean =>
  revision !== null && same.revision !== null && revision <= same.revision;

/** Each account counts once per scale, with its latest score, so the one that counted leaves its count. */
async function countLatest(transaction: Kysely<Tables>, row: StoredRow, { counted, same }: Earlier): Promise<void> {
  const { scale, age_band, score } = row;
  // Another server's clock may be ahead: its submission remains the latest.
  if (counted && counted.id !== same?.id && counted.submitted_at > row.submitted_at) return;
  const leaves = counted ? [{ age_band: counted.age_band, score: counted.score, people: -1 }] : [];
  await changeCounts(transaction, scale, [...leaves, { age_band, score, people: 1 }]);
}
