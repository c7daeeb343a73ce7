import { useCallback, useEffect, useState } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { fetchScale } from "../../api/content.ts";
import { fetchScore, type LatestScore } from "../../api/scores.ts";
import { currentUserId } from "../../browser/session.ts";
import { NO_SCORE, NO_USER, type ScoreProblem, scoreProblemOf } from "./score-problem.ts";

type ScoreState =
  | { readonly state: "loading" }
  | { readonly state: "problem"; readonly problem: ScoreProblem }
  | { readonly state: "result"; readonly latest: LatestScore; readonly scale: PublicScale };

/** Loads the latest score of a scale together with the scale. `retry` loads both again. */
export function useScore(offered: OfferedScale): { readonly score: ScoreState; readonly retry: () => void } {
  const [score, setScore] = useState<ScoreState>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setScore({ state: "loading" });
    readScore(offered).then((read) => {
      if (isCurrent) setScore(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [offered, attempt]);

  return { score, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function readScore(offered: OfferedScale): Promise<ScoreState> {
  const userId = currentUserId();
  if (userId === null) return { state: "problem", problem: NO_USER };
  try {
    const [latest, scale] = await Promise.all([fetchScore(offered, userId), fetchScale(offered.survey)]);
    return latest === null ? { state: "problem", problem: NO_SCORE } : { state: "result", latest, scale };
  } catch (error) {
    return { state: "problem", problem: scoreProblemOf(error) };
  }
}
