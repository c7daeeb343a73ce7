import type { FastifyReply } from "fastify";
import { AppError } from "#core/api/app-error.ts";
import type { Headers } from "#core/api/calls.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { SubmitKey } from "#core/content-model/call-keys.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { Scored } from "#core/scoring/score.ts";
import type { SubmittingAccount } from "../accounts/submitting-account.ts";
import type { Scale } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import { readCacheOf } from "../storage/read-cache.ts";
import { ageBandOf } from "./age-band.ts";
import { contentOfKey } from "./latest-submission.ts";
import { type Accepted, type OtherVersion, storeSubmission } from "./store-submission.ts";

/** What the headers of a submission say: which version was answered, under which key, after how many changes. */
export type SentAs = {
  readonly contentHash: string | null;
  readonly idempotencyKey: string | null;
  readonly revision: number | null;
};

export function sentAs(headers: Headers<SubmitKey>): SentAs {
  const revision = headers["keepwell-revision"];
  return {
    contentHash: headers["keepwell-content"] ?? null,
    idempotencyKey: headers["idempotency-key"] ?? null,
    revision: revision === undefined ? null : Number(revision),
  };
}

export type ScoredAnswers = { readonly scale: Scale; readonly answers: Answers; readonly scored: Scored };

/**
 * Scores what was sent by a content version; null means the current one.
 * @throws AppError UNKNOWN_CONTENT_VERSION when the call takes no answers of this version; INVALID_ANSWERS, INVALID_BODY
 */
type ScoreBy = (contentHash: string | null) => Promise<ScoredAnswers>;

/** These depend on the version, so the one first answered may do. */
const OF_VERSION: readonly unknown[] = ["UNKNOWN_CONTENT_VERSION", "INVALID_ANSWERS", "INVALID_BODY"];

/**
 * Scores and stores answers once. A correction is scored by the version that was answered first, whichever was sent.
 * @throws AppError as `scoreBy` and storeSubmission do; KEY_REUSED also for a correction that does not fit that version
 */
export async function submitOnce(
  { config, database, commits, now }: AppDeps,
  account: SubmittingAccount,
  { contentHash, idempotencyKey, revision }: SentAs,
  scoreBy: ScoreBy,
): Promise<Accepted> {
  const store = async ({ scale, answers, scored }: ScoredAnswers): Promise<Accepted | OtherVersion> => {
    const submittedAt = now();
    const stored = await storeSubmission(commits, {
      accountId: account.id,
      userId: account.userId,
      ageBand: ageBandOf(account.yearOfBirth, submittedAt),
      idempotencyKey,
      revision,
      scale: scale.id,
      contentHash: scale.hash,
      answers,
      scored,
      submittedAt,
      limit: config.rateLimits?.submitADay ?? null,
    });
    readCacheOf(database).forget(account.userId);
    return stored;
  };
  const firstOf = (key: string) => contentOfKey(database, account.userId, key);

  const scored = await scoreBy(contentHash).catch(async (error: unknown) => {
    if (!isOfVersion(error) || idempotencyKey === null) throw error;
    const first = await firstOf(idempotencyKey);
    if (first === undefined || first === contentHash) throw error;
    return scoreBy(first);
  });
  const stored = await store(scored);
  if (stored.outcome !== "other version") return stored;
  const inFirst = await scoreBy(stored.contentHash).catch((error: unknown) => {
    throw isOfVersion(error) ? new AppError("KEY_REUSED") : error;
  });
  const corrected = await store(inFirst);
  // The account was deleted and the key used anew, or somebody plays with it.
  if (corrected.outcome === "other version") throw new AppError("KEY_REUSED");
  return corrected;
}

const isOfVersion = (error: unknown) => error instanceof AppError && OF_VERSION.includes(error.code);

/**
 * Marks the reply as ours: something between browser and server may answer 200 too, and the browser must not take that
 * for a stored submission.
 */
export function answer(reply: FastifyReply, { outcome, reply: body }: Accepted): SubmissionReply {
  reply.header("keepwell-submission", outcome);
  return body;
}
