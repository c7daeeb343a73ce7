import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import type { Issue } from "#core/shared/issue.ts";
import { textOf } from "#core/shared/text-of.ts";
import { answersByItem } from "#core/surveys/matrix-answers.ts";
import { requireAccount } from "../accounts/accounts.ts";
import { requireSubmittingAccount } from "../accounts/submitters.ts";
import type { Count } from "../calls/route.ts";
import type { Scale } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import type { Tables } from "../storage/tables.ts";
import { ageBandOf } from "./age-band.ts";
import { latestOfAccount, storeSubmission } from "./submissions.ts";

type Submission = {
  readonly userId: UserId;
  /** Scales whose survey the answers may fit: the domain's own and its variants. */
  readonly scales: readonly ScaleId[];
  readonly readAnswers: (scale: Scale) => unknown;
  /** The version that was answered; null means the current one. */
  readonly contentHash: string | null;
  readonly idempotencyKey: string | null;
  /** Counts the submission for its account. */
  readonly count: Count;
};

/**
 * Checks, scores and stores one set of answers.
 * @throws AppError UNKNOWN_USER, UNKNOWN_CONTENT_VERSION, INVALID_ANSWERS, MISSING_RESULT, KEY_REUSED or TOO_MANY_REQUESTS
 */
export async function submitAnswers(
  { content, database, commits, now }: AppDeps,
  { userId, scales, readAnswers, contentHash, idempotencyKey, count }: Submission,
): Promise<SubmissionReply> {
  const account = await requireSubmittingAccount(database, userId);
  await count(account.id);
  const answered = contentHash === null ? null : await content.version(contentHash);
  if (contentHash !== null && !(answered && scales.includes(answered.id)))
    throw new AppError("UNKNOWN_CONTENT_VERSION");

  const candidates = answered ? [answered] : scales.map((id) => content.scale(id));
  const { scale, answers } = fittingScale(candidates, readAnswers);
  const stored = await storedResults(database, account.id, scale.rule);
  const submittedAt = now();
  return storeSubmission(commits, {
    accountId: account.id,
    ageBand: ageBandOf(account.yearOfBirth, submittedAt),
    idempotencyKey,
    scale: scale.id,
    contentHash: scale.hash,
    answers,
    scored: scoreAnswers(scale.rule, answers, stored),
    submittedAt,
  });
}

function fittingScale(candidates: readonly Scale[], readAnswers: Submission["readAnswers"]) {
  const tried = candidates.map((scale) => {
    const answers = readAnswers(scale);
    return { scale, answers, issues: scale.check(answers) };
  });
  const fitting = tried.find(({ issues }) => issues.length === 0);
  if (fitting) {
    const { scale, answers } = fitting;
    return { scale, answers: answersByItem(scale.items, answers as Record<string, unknown>) as Answers };
  }
  // When several surveys were tried, the one with the fewest issues best explains what is wrong.
  const [nearest] = tried.toSorted((one, other) => one.issues.length - other.issues.length);
  const issues: readonly Issue[] = nearest?.issues ?? [];
  throw new AppError("INVALID_ANSWERS", { issues });
}

async function storedResults(database: Kysely<Tables>, accountId: AccountKey, { reads = [] }: ScoringRule) {
  const results: Record<string, number> = {};
  for (const { name, scale, missing } of reads) {
    const latest = await latestOfAccount(database, accountId, [scale]);
    if (!latest) {
      // If another server deleted the account, all its results are gone, and a survey to answer first would lead
      // nowhere.
      await requireAccount(database, accountId);
      throw new AppError("MISSING_RESULT", { sentence: textOf(missing) });
    }
    results[name] = latest.score;
  }
  return results;
}
