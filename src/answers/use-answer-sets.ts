import { useStore } from "@nanostores/react";
import { useMemo, useSyncExternalStore } from "react";
import { currentOwner } from "../browser/session.ts";
import { subscribeToStorage } from "../browser/storage.ts";
import type { AnswerSet, Delivered, Unfinished } from "./answer-set.ts";
import { correctableSet, mirroredSets, unfinishedSet } from "./mirror.ts";

/** Returns the answer sets of the account that is logged in, and updates when another tab changes them. */
function useOwnSets(): readonly AnswerSet[] {
  const owner = useSyncExternalStore(subscribeToStorage, currentOwner, () => null);
  const sets = useStore(mirroredSets, { ssr: "initial" });
  return useMemo(() => [...sets.values()].map(({ set }) => set).filter((set) => set.owner === owner), [owner, sets]);
}

/** Returns the unfinished answers to a survey; null when there are none. */
export function useUnfinishedSet(survey: string): Unfinished | null {
  const sets = useOwnSets();
  return useMemo(() => unfinishedSet(sets.filter((set) => set.survey === survey)), [sets, survey]);
}

/**
 * Returns the answers to a survey that were sent from this browser and can still be corrected; null when there are none,
 * or others have been begun since.
 */
export function useCorrectableSet(survey: string): Delivered | null {
  const sets = useOwnSets();
  return useMemo(() => correctableSet(sets.filter((set) => set.survey === survey)), [sets, survey]);
}

/** Returns the surveys with answers that wait for the person, and not for a connection or a log-in. */
export function useBegunSurveys(): readonly string[] {
  const sets = useOwnSets();
  return useMemo(
    () => sets.filter(({ state }) => state === "draft" || state === "refused").map(({ survey }) => survey),
    [sets],
  );
}
