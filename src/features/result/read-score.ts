import type { PublicScale } from "#core/api/public-scale.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { deliveredSet, setsAreLoaded, setsOf } from "../../answers/mirror.ts";
import { fetchScale, recentScale } from "../../api/content.ts";
import { readableParts } from "../../api/readable.ts";
import { fetchScore, type LatestScore } from "../../api/scores.ts";
import { momentOf } from "../../browser/clock.ts";
import { currentOwner, currentUserId } from "../../browser/session.ts";
import { NO_SCORE, NO_USER, type ScoreError, scoreErrorOf } from "./score-error.ts";

type Result = { readonly error: null; readonly latest: LatestScore; readonly scale: PublicScale };

/** The latest score of a scale together with the scale, or why there is none. */
export type Score = { readonly error: ScoreError } | Result;

/** Returns the result that came with the reply to the newest submission, if this visit has it and its scale. */
export function scoreFromReply({ survey }: OfferedScale): Result | undefined {
  const latest = latestReply(survey);
  const scale = recentScale(survey);
  return latest && scale ? { error: null, latest, scale } : undefined;
}

function latestReply(survey: string): LatestScore | null {
  const owner = currentOwner();
  const reply = owner === null ? null : deliveredSet(setsOf(owner, survey))?.arrived.reply;
  if (!reply) return null;
  return { score: reply.score, submittedAt: reply.submittedAt, ...readableParts(reply) };
}

/**
 * Reads the latest score. The result of a reply needs nothing more, so it stays where nothing else arrives; a newer
 * one, from another device, replaces it.
 */
export async function readScore(offered: OfferedScale): Promise<Score> {
  const userId = currentUserId();
  if (userId === null) return { error: NO_USER };
  const known = recentScale(offered.survey);
  const [score, scale] = await Promise.allSettled([fetchScore(offered, userId), fetchScale(offered.survey)]);
  if (score.status === "rejected") await setsAreLoaded;
  const fetched = score.status === "fulfilled" ? score.value : null;
  const latest = newer(fetched, latestReply(offered.survey));
  const described = scale.status === "fulfilled" ? scale.value : known;
  if (latest && described) return { error: null, latest, scale: described };
  const failed = [score, scale].find((one) => one.status === "rejected");
  return { error: failed ? scoreErrorOf(failed.reason) : NO_SCORE };
}

/** A score without a date comes from a provider, who sends no reply to compare it with. */
function newer(one: LatestScore | null, other: LatestScore | null): LatestScore | null {
  if (one === null || other === null) return one ?? other;
  const [time, otherTime] = [one, other].map(({ submittedAt }) => momentOf(submittedAt ?? "")?.getTime() ?? 0);
  return Number(otherTime) > Number(time) ? other : one;
}
