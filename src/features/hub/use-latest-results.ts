import { useEffect, useState } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { fetchScale } from "../../api/content.ts";
import { fetchLatestResults, fetchScore } from "../../api/scores.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { currentToken } from "../../browser/session.ts";
import type { HubResult } from "./hub-result.ts";

/** The latest results by survey id. */
export type LatestResults = ReadonlyMap<string, HubResult>;

const NONE: LatestResults = new Map();

/**
 * Loads the latest results of this account, and again after each completion. A failure stays silent and keeps the
 * previous results, because the hub works without them.
 * @param hasList whether the server returns all latest results at once, to whoever is logged in; otherwise each score is requested separately
 */
export function useLatestResults(
  userId: string | null,
  completed: CompletedTests,
  domains: readonly Domain[],
  hasList: boolean,
): LatestResults {
  const [found, setFound] = useState({ userId, results: NONE });
  useEffect(() => {
    // Each completion creates a new result.
    if (userId === null || Object.keys(completed).length === 0) return;
    let isCurrent = true;
    const taken = domains.filter(({ category }) => completed[category]);
    (hasList && currentToken() !== null ? fetchLatestResults(userId) : resultsFromScores(userId, taken)).then(
      (reply) => {
        if (!isCurrent) return;
        setFound({ userId, results: new Map(reply?.map((result): [string, HubResult] => [result.survey, result])) });
      },
      (error: unknown) => console.warn("Latest results could not be read.", error instanceof Error ? error.name : ""),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, completed, domains, hasList]);
  // Results of one account are never shown to the next.
  return found.userId === userId ? found.results : NONE;
}

/**
 * Returns the latest results from a server without a list of them: each from its own score, with the meaning of our
 * bands. The change is left out, since the questions behind an earlier score are unknown.
 */
async function resultsFromScores(
  userId: string,
  offeredScales: readonly Pick<OfferedScale, "score" | "survey">[],
): Promise<HubResult[]> {
  const asked = offeredScales.map(async (offered): Promise<HubResult[]> => {
    const { survey } = offered;
    const [latest, scale] = await Promise.all([fetchScore(offered, userId), fetchScale(survey)]);
    const alerts = alertsElsewhere(latest?.alerts ?? []);
    if (latest === null || (latest.score === null && alerts.length === 0)) return [];
    const band =
      latest.score === null || !shownOf(scale).hasMeaning
        ? undefined
        : scale.bands[shownBandIndex(scale, latest.score)];
    return [{ survey, band: band ?? null, change: "first", ...(alerts.length > 0 ? { alerts } : {}) }];
  });
  const settled = await Promise.allSettled(asked);
  const missing = settled.filter(({ status }) => status === "rejected").length;
  if (missing > 0) console.warn("Latest results could not be read:", missing);
  return settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}
