import { addresses } from "#core/api/addresses.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { ApiError, call } from "./http.ts";
import { readableNumber, readableRecords } from "./readable.ts";

export type LatestScore = { readonly score: number; readonly submittedAt: string | null };

/**
 * The latest score, read by the call that the catalogue or the scale names. A provider may send the number as text;
 * anything that is not a number counts as no score.
 * @returns null when the reply holds no number
 */
export async function fetchScore(
  { score: key, survey }: Pick<OfferedScale, "score" | "survey">,
  userId: string,
): Promise<LatestScore | null> {
  const { userKey = "", scoreKey = "" } = addresses[key];
  const values = { [userKey]: userId, ...(key === "scaleScore" ? { scale: survey } : {}) };
  const reply = (await call(key, { values } as never)) as Readonly<Record<string, unknown>> | null;
  const score = readableNumber(reply?.[scoreKey]);
  if (score === null) return null;
  const submittedAt = reply?.["submittedAt"];
  return { score, submittedAt: typeof submittedAt === "string" ? submittedAt : null };
}

/**
 * Every score of a person, under the names that their areas have here.
 * @throws TypeError when the reply is no list
 */
export async function fetchScoreRecords(
  userId: string,
  offeredScales: readonly Pick<OfferedScale, "category" | "name">[],
): Promise<ScoreRecord[]> {
  return readableRecords(await call("viewScores", { values: { userID: userId } }), offeredScales);
}

/** How the latest score of a scale came about; null where the server keeps no working. */
export const fetchWorking = (scale: string, userId: string) =>
  whereOffered(call("working", { values: { scale, userId } }));

/** The newest results of a scale, oldest first; null where the server keeps no history. */
export const fetchHistory = (scale: string, userId: string) =>
  whereOffered(call("history", { values: { scale, userId } }));

/** The latest result of every assessment this person has taken; null where the server keeps none. */
export const fetchLatestResults = (userId: string) => whereOffered(call("overview", { values: { userId } }));

/** A server that only passes calls on to a provider knows nothing of these addresses. */
async function whereOffered<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
