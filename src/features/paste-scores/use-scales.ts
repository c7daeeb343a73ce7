import { useCallback, useEffect, useState } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { fetchScales } from "../../api/content.ts";

/** The scale of each category that could be loaded. `isComplete` is false when one could not. */
export type Scales = {
  readonly state: "loading" | "read";
  readonly byCategory: ReadonlyMap<string, PublicScale>;
  readonly isComplete: boolean;
};

const LOADING: Scales = { state: "loading", byCategory: new Map(), isComplete: false };

/** Loads all scales. `retry` loads them again. */
export function useScales(domains: readonly Domain[]): { readonly scales: Scales; readonly retry: () => void } {
  const [scales, setScales] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    readScales(domains).then((read) => {
      if (isCurrent) setScales(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [domains, attempt]);
  return { scales, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function readScales(domains: readonly Domain[]): Promise<Scales> {
  const byCategory = await fetchScales(domains);
  return { state: "read", byCategory, isComplete: byCategory.size === domains.length };
}
