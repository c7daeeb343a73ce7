import { useEffect, useState } from "react";
import type { LatestResult } from "#core/contracts/working.ts";
import { fetchLatestResults } from "../../api/scores.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";

/** The latest results by survey. */
export type LatestResults = ReadonlyMap<string, LatestResult>;

const NONE: LatestResults = new Map();

/**
 * What the server holds of this person, asked again when something is completed. A failure stays silent
 * and leaves what there was: the hub works without it.
 */
export function useLatestResults(userId: string | null, completed: CompletedTests, isOffered: boolean): LatestResults {
  const [found, setFound] = useState({ userId, results: NONE });
  useEffect(() => {
    // Each completion brings a new result.
    if (userId === null || !isOffered || Object.keys(completed).length === 0) return;
    let isCurrent = true;
    fetchLatestResults(userId).then(
      (reply) => {
        if (isCurrent) setFound({ userId, results: new Map(reply?.map((result) => [result.survey, result])) });
      },
      (error: unknown) => console.warn("Latest results could not be read.", error instanceof Error ? error.name : ""),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, completed, isOffered]);
  // Nothing of one person is shown to the next.
  return found.userId === userId ? found.results : NONE;
}
