import type { ScoreRecord } from "#core/api/results.ts";
import type { HistoryEntry, LatestResult, Working } from "#core/api/working.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { ApiError, call } from "./http.ts";
import { readableNumber, readableRecords } from "./readable.ts";

export type LatestScore = { readonly score: number; readonly submittedAt: string | null };

/**
 * The latest score, read by the call that the catalogue or the scale names. A provider may send the number as text; anything that is not a
 * number counts as no score.
 * @returns null when the reply holds no number
 */
export async function fetchScore({ path, field }: Domain["score"], userId: string): Promise<LatestScore | null> {
  const reply = await call<Record<string, unknown> | null>(path.replace("{user}", encodeURIComponent(userId)));
  const score = readableNumber(reply?.[field]);
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
  return readableRecords(await call<unknown>(`/view-scores/${encodeURIComponent(userId)}`), offeredScales);
}

const callOf = (scale: string, userId: string) => `/api/scales/${scale}/${encodeURIComponent(userId)}`;

/** How the latest score of a scale came about; null where the server keeps no working. */
export const fetchWorking = (scale: string, userId: string) =>
  whereOffered(call<Working>(`${callOf(scale, userId)}/working`));

/** The newest results of a scale, oldest first; null where the server keeps no history. */
export const fetchHistory = (scale: string, userId: string) =>
  whereOffered(call<readonly HistoryEntry[]>(`${callOf(scale, userId)}/history`));

/** The latest result of every assessment this person has taken; null where the server keeps none. */
export const fetchLatestResults = (userId: string) =>
  whereOffered(call<readonly LatestResult[]>(`/api/overview/${encodeURIComponent(userId)}`));

/** A server that only passes calls on to a provider knows nothing of these addresses. */
async function whereOffered<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
