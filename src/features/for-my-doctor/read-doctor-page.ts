import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownNumbers } from "#core/content-model/know-your-numbers.ts";
import { type ExplainedChange, explainedChanges } from "#core/shared/score-changes.ts";
import { fetchKnowYourNumbers, fetchScale } from "../../api/content.ts";
import { ApiError } from "../../api/http.ts";
import { fetchHistory, fetchScore, type LatestScore } from "../../api/scores.ts";

/** What the page says of one area. */
export type AreaOnPaper = {
  readonly domain: Domain;
  readonly scale: PublicScale;
  /** Null when it was not done yet. */
  readonly latest: LatestScore | null;
  /** The result before, and how the latest differs from it; null where there is none to compare with. */
  readonly before: { readonly entry: HistoryEntry; readonly change: ExplainedChange } | null;
};

export type DoctorPageData =
  /** Something did not arrive. A paper that leaves out a result without a word would mislead, so there is none. */
  | { readonly state: "failed" }
  | { readonly state: "read"; readonly areas: readonly AreaOnPaper[]; readonly numbers: ShownNumbers | null };

/** Reads the latest results of all areas with what their answers raised, and how each differs from the one before. */
export async function readDoctorPage(userId: string | null, domains: readonly Domain[]): Promise<DoctorPageData> {
  // The guard leads a guest away.
  if (userId === null) return { state: "failed" };
  try {
    const areas = Promise.all(domains.map((domain) => readArea(domain, userId)));
    const numbers = fetchKnowYourNumbers().catch(() => null);
    return { state: "read", areas: await areas, numbers: await numbers };
  } catch (error) {
    // Logs only the kind of the error, because the address of the call contains the user id.
    console.error("The results could not be read.", error instanceof Error ? error.name : "");
    return { state: "failed" };
  }
}

async function readArea(domain: Domain, userId: string): Promise<AreaOnPaper> {
  const [scale, latest, history] = await Promise.all([
    fetchScale(domain.survey),
    fetchScore(domain, userId).catch(noneYet),
    fetchHistory(domain.survey, userId),
  ]);
  return { domain, scale, latest, before: latest && history ? beforeLatest(latest, history, scale) : null };
}

function noneYet(error: unknown): null {
  if (error instanceof ApiError && error.code === "NO_SCORE") return null;
  throw error;
}

/** @param history oldest first; results without a score are not in it */
export function beforeLatest(
  { submittedAt }: Pick<LatestScore, "submittedAt">,
  history: readonly HistoryEntry[],
  scale: PublicScale,
): AreaOnPaper["before"] {
  const entry = history.at(-2);
  const change = explainedChanges(history, scale).at(-1);
  const isOfLatest = history.at(-1)?.submittedAt === submittedAt;
  return entry && change && isOfLatest ? { entry, change } : null;
}
