import { useEffect, useLayoutEffect, useState } from "react";
import {
  clearNumbers,
  type KnownNumber,
  type KnownNumbers,
  keepNumbers,
  knownNumbers,
} from "../../browser/known-numbers.ts";
import { subscribeToStorage } from "../../browser/storage.ts";
import { useCurrentUserId } from "../../browser/use-stored.ts";

/**
 * What this person noted, also in another tab, and how to change it. It is shown even where the browser keeps nothing;
 * `isKept` then is false.
 */
export function useKnownNumbers() {
  const userId = useCurrentUserId();
  const [numbers, setNumbers] = useState<KnownNumbers>(() => knownNumbers(userId));
  const [isKept, setIsKept] = useState(true);
  // Before the page is painted: afterwards it would replace what was noted and could not be kept.
  useLayoutEffect(() => {
    setNumbers(knownNumbers(userId));
    setIsKept(true);
  }, [userId]);
  // What could not be kept is not replaced by what was kept before.
  useEffect(() => (isKept ? subscribeToStorage(() => setNumbers(knownNumbers(userId))) : undefined), [userId, isKept]);

  const change = (id: string, changed: KnownNumber): void => {
    const all = { ...numbers, [id]: { ...numbers[id], ...changed } };
    setNumbers(all);
    setIsKept(keepNumbers(userId, all));
  };
  const clear = (): void => {
    clearNumbers(userId);
    setNumbers({});
  };
  return { numbers, isKept, change, clear };
}
