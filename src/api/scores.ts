import type { Domain } from "#core/contracts/domains.ts";
import type { ScoreRecord } from "#core/contracts/results.ts";
import { call } from "./http.ts";

export type LatestScore = { readonly score: number; readonly submittedAt: string | null };

/**
 * The latest score of a domain. A provider may send the number as text; anything that is not a
 * number counts as no score.
 * @returns null when the reply holds no number
 */
export async function fetchScore(domain: Domain, userId: string): Promise<LatestScore | null> {
  const path = domain.score.path.replace("{user}", encodeURIComponent(userId));
  const reply = await call<Record<string, unknown>>(path);
  const value = reply[domain.score.field];
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const score = isNumeric ? Number(value) : Number.NaN;
  if (!Number.isFinite(score)) return null;
  const { submittedAt } = reply;
  return { score, submittedAt: typeof submittedAt === "string" ? submittedAt : null };
}

export const fetchScoreRecords = (userId: string) => call<ScoreRecord[]>(`/view-scores/${encodeURIComponent(userId)}`);
