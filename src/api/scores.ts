import type { Domain } from "#core/contracts/domains.ts";
import type { ScoreRecord } from "#core/contracts/results.ts";
import type { HistoryEntry, LatestResult, Working } from "#core/contracts/working.ts";
import { ApiError, call } from "./http.ts";

export type LatestScore = { readonly score: number; readonly submittedAt: string | null };

/**
 * The latest score, read by the call that the catalogue or the scale names. A provider may send the number as text; anything that is not a
 * number counts as no score.
 * @returns null when the reply holds no number
 */
export async function fetchScore({ path, field }: Domain["score"], userId: string): Promise<LatestScore | null> {
  const reply = await call<Record<string, unknown>>(path.replace("{user}", encodeURIComponent(userId)));
  const value = reply[field];
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const score = isNumeric ? Number(value) : Number.NaN;
  if (!Number.isFinite(score)) return null;
  const { submittedAt } = reply;
  return { score, submittedAt: typeof submittedAt === "string" ? submittedAt : null };
}

export const fetchScoreRecords = (userId: string) => call<ScoreRecord[]>(`/view-scores/${encodeURIComponent(userId)}`);

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
