import { useEffect, useState } from "react";
import { ApiError } from "../../api/http.ts";
import { fetchScoreRecords } from "../../api/scores.ts";
import { readableRecords, type SplitScores, splitScores } from "./split-scores.ts";

type Scores =
  | { readonly state: "loading" }
  /** The fetch failed. Nothing is said about it: the page stays calm and offers a way on. */
  | { readonly state: "absent" }
  | { readonly state: "read"; readonly scores: SplitScores };

/** All scores of a person, sorted and split. */
export function useScores(userId: string): Scores {
  const [scores, setScores] = useState<Scores>({ state: "loading" });
  useEffect(() => {
    let isCurrent = true;
    setScores({ state: "loading" });
    readScores(userId).then((read) => {
      if (isCurrent) setScores(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return scores;
}

async function readScores(userId: string): Promise<Scores> {
  try {
    return { state: "read", scores: splitScores(readableRecords(await fetchScoreRecords(userId))) };
  } catch (error) {
    // Only the kind of the failure: the address of the call holds the person's id.
    const kind = error instanceof ApiError ? `${error.name} ${error.status}` : error instanceof Error && error.name;
    console.error("The scores could not be read.", kind);
    return { state: "absent" };
  }
}
