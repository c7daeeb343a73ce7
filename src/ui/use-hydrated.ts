import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns false while a prerendered document is rendered or hydrated, and true in every later rendering. What only this
 * browser knows must not show before: the document was rendered without it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
