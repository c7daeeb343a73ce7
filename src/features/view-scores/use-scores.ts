import { useEffect, useState } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import { fetchScales } from "../../api/content.ts";
import { ApiError } from "../../api/http.ts";
import { fetchScoreRecords } from "../../api/scores.ts";
import { type SplitScores, splitScores } from "./split-scores.ts";

/** The part of a scale that this page uses. */
export type Scored = Pick<OfferedScale, "category" | "name" | "survey">;

type Scores =
  | { readonly state: "loading" }
  /** The scores could not be loaded. The page shows no error and offers another way to continue. */
  | { readonly state: "absent" }
  | { readonly state: "read"; readonly scores: SplitScores; readonly scales: ReadonlyMap<string, PublicScale> };

/** Loads all scores of an account, sorted and split, with the scales of their forums by name. */
export function useScores(userId: string, scored: readonly Scored[]): Scores {
  const [scores, setScores] = useState<Scores>({ state: "loading" });
  useEffect(() => {
    let isCurrent = true;
    setScores({ state: "loading" });
    readScores(userId, scored).then((read) => {
      if (isCurrent) setScores(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, scored]);
  return scores;
}

async function readScores(userId: string, scored: readonly Scored[]): Promise<Scores> {
  try {
    const [records, scales] = await Promise.all([fetchScoreRecords(userId, scored), fetchScales(scored)]);
    const named = scored.flatMap(({ category, name }) => {
      const scale = scales.get(category);
      return scale ? [[textOf(name), scale] as const] : [];
    });
    return { state: "read", scores: splitScores(records), scales: new Map(named) };
  } catch (error) {
    // Logs only the kind of the error, because the address of the call contains the user id.
    const kind = error instanceof ApiError ? `${error.name} ${error.status}` : error instanceof Error && error.name;
    console.error("The scores could not be read.", kind);
    return { state: "absent" };
  }
}
