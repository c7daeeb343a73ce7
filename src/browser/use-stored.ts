import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type CompletedTests, completedTests } from "./completed-tests.ts";
import { currentToken, currentUserId } from "./session.ts";
import { subscribeToStorage } from "./storage.ts";

/** The current user id, also when it changes in another tab. A page drawn ahead of time knows nobody. */
export const useCurrentUserId = (): string | null =>
  useSyncExternalStore(subscribeToStorage, currentUserId, () => null);

/** True around a page that is rendered ahead of time and shown only to people who are logged in. */
export const ForMembers = createContext(false);

/** Whether somebody is logged in, also when it changes in another tab. */
export function useIsLoggedIn(): boolean {
  const isForMembers = useContext(ForMembers);
  return useSyncExternalStore(
    subscribeToStorage,
    () => currentUserId() !== null,
    () => isForMembers,
  );
}

/** The token of the open session, also when it goes in another tab. */
export const useCurrentToken = (): string | null => useSyncExternalStore(subscribeToStorage, currentToken, () => null);

/** What this person has completed, also when it changes in another tab. */
export function useCompletedTests(userId: string | null): CompletedTests {
  // A snapshot must be equal while nothing changed, so it is taken as text.
  const read = () => JSON.stringify(userId === null ? {} : completedTests(userId));
  const text = useSyncExternalStore(subscribeToStorage, read, () => "{}");
  return useMemo(() => JSON.parse(text) as CompletedTests, [text]);
}
