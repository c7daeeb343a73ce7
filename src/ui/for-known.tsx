import type { ReactNode } from "react";
import { useCurrentUserId } from "../browser/use-stored.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Shows its children to a person who is logged in. A prerendered document has them for everyone, hidden from guests by the
 * mark that the early script sets, so that nothing moves when the script adds them.
 */
export function ForKnown({ children }: { readonly children: ReactNode }) {
  const isKnown = useCurrentUserId() !== null;
  const isHydrated = useHydrated();
  if (isHydrated && !isKnown) return null;
  return <div className={isHydrated ? "known" : "if-known"}>{children}</div>;
}

type ForGuestsProps = {
  readonly children: ReactNode;
  /** True where whoever is known asked for it too. */
  readonly isAsked?: boolean;
};

/** Shows its children to guests, and to whoever has no script. A prerendered document hides them from whoever is known. */
export function ForGuests({ children, isAsked = false }: ForGuestsProps) {
  const isKnown = useCurrentUserId() !== null;
  const isHydrated = useHydrated();
  if (isHydrated && isKnown && !isAsked) return null;
  return <div className={isHydrated ? "known" : "if-guest"}>{children}</div>;
}
