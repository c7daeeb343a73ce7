import { useEffect, useState } from "react";
import type { Domain } from "#core/content-model/domains.ts";
import { fetchLatestResults } from "../../api/scores.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { currentToken } from "../../browser/session.ts";
import type { HubResult } from "./hub-result.ts";
import { resultsFromScores } from "./results-from-scores.ts";

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
