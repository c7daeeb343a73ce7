import { useMemo, useSyncExternalStore } from "react";
import { subscribeToStorage } from "../browser/storage.ts";
import { waitingOf } from "./waiting.ts";

/** Returns the surveys whose answers wait to be sent, and updates when another tab changes them. */
export function useWaitingSurveys(userId: string | null): readonly string[] {
  const read = () => JSON.stringify(userId === null ? [] : waitingOf(userId).map(({ survey }) => survey));
  const text = useSyncExternalStore(subscribeToStorage, read);
  return useMemo(() => JSON.parse(text) as string[], [text]);
}
