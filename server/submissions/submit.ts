import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { ScaleId, UserId } from "#core/api/ids.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { scoreOrNone } from "#core/scoring/score-or-none.ts";
import type { Issue } from "#core/shared/issue.ts";
import { textOf } from "#core/shared/text-of.ts";
import { answersByItem } from "#core/surveys/matrix-answers.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { requireAccount } from "../accounts/accounts.ts";
import { requireSubmittingAccount } from "../accounts/submitting-account.ts";
import type { Count } from "../calls/route.ts";
import type { Scale } from "../content/content.ts";
import type { AppDeps } from "../deps.ts";
import type { Tables } from "../storage/tables.ts";
import { latestSubmission } from "./latest-submission.ts";
import type { Accepted } from "./store-submission.ts";
import { type SentAs, submitOnce } from "./submit-once.ts";

type Submission = {
  readonly userId: UserId;
  /** Scales whose survey the answers may fit: the domain's own and its variants. */
  readonly scales: readonly ScaleId[];
  readonly readAnswers: (scale: Scale) => unknown;
  readonly sentAs: SentAs;
  /** Counts the submission for its account. */
  readonly count: Count;
  readonly log: Pick<FastifyBaseLogger, "error">;
};

/**
 * Checks, scores and stores one set of answers.
 * @throws AppError UNKNOWN_USER, UNKNOWN_CONTENT_VERSION, INVALID_ANSWERS, MISSING_RESULT, KEY_REUSED or TOO_MANY_REQUESTS
 */
export async function submitAnswers(
  deps: AppDeps,
  { userId, scales, readAnswers, sentAs, count, log }: Submission,
): Promise<Accepted> {
  const { content, database } = deps;
  const account = await requireSubmittingAccount(database, userId);
  await count(account.id);
  return submitOnce(deps, account, sentAs, async (contentHash) => {
    const answered = contentHash === null ? null : await content.version(contentHash);
    if (contentHash !== null && !(answered && scales.includes(answered.id)))
      throw new AppError("UNKNOWN_CONTENT_VERSION");
    const candidates = answered ? [answered] : scales.map((id) => content.scale(id));
    const { scale, answers } = fittingScale(candidates, readAnswers, (one) => content.scale(one.id).hash === one.hash);
    const stored = await storedResults(database, userId, scale.rule);
    const open = openItems(scale.items, answers);
    const onError = (place: string) => log.error({ place, version: scale.rule.version }, "a rule gave no number");
    return { scale, answers, scored: scoreOrNone(scale.rule, answers, stored, open, onError) };
  });
}

/** @param isLive whether a version is the one that is asked now */
function fittingScale(
  candidates: readonly Scale[],
  readAnswers: Submission["readAnswers"],
  isLive: (scale: Scale) => boolean,
) {
  const tried = candidates.map((scale) => {
    const answers = readAnswers(scale);
    // An older version may have steps that nobody was held to when its answers were given, and these may still wait.
    const issues = scale.check(answers).filter(({ code }) => code !== "ANSWER_OFF_STEP" || isLive(scale));
    return { scale, answers, issues };
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

async function storedResults(database: Kysely<Tables>, userId: UserId, { reads = [] }: ScoringRule) {
  const results: Record<string, number> = {};
  for (const { name, scale, missing } of reads) {
    const latest = await latestSubmission(database, userId, [scale]);
    if (latest === undefined || latest.score === null) {
      // If another server deleted the account or replaced its user id, a survey to answer first would lead nowhere.
      await requireAccount(database, userId);
      throw new AppError("MISSING_RESULT", { sentence: textOf(missing) });
    }
    results[name] = latest.score;
  }
  return results;
}
