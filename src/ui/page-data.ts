import { useEffect, useState } from "react";
import { useFetcher, useLoaderData, useLocation } from "react-router-dom";
import { useHydrated } from "./use-hydrated.ts";

/** What the loader of a page returns. The loader waits for nothing, so that the page opens at once. */
export type PageData<Data> = {
  /** Never rejects: a failure is a reply, which the page shows. */
  readonly coming: Promise<Data>;
  /** What is known without waiting. */
  readonly known?: Data | undefined;
  /** True where the prerendered document shows what is known. */
  readonly isInDocument?: boolean;
  /** What was loaded, such as the results of one user id, when that can change while the page is open. */
  readonly loadedFor?: string | null;
};

/** What a prerendered page has loaded: nothing, and nothing comes. */
export const PENDING: PageData<never> = { loadedFor: null, coming: new Promise(() => undefined) };

/**
 * Returns what the loader of this page loads. `data` is undefined while it is on its way; `latest` is what came last.
 * `reload` calls the loader again, and the loader alone: the guard of the page does not run again, so that a log-out in
 * another tab takes nobody away from an open page.
 * @param wanted what the page shows. The loader is called again when it was called for something else.
 */
export function usePageData<Data>(wanted?: string | null) {
  const first = useLoaderData<PageData<Data>>();
  const { data: again, load } = useFetcher<PageData<Data>>();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const { coming, known, isInDocument = false, loadedFor } = again ?? first;
  const [settled, setSettled] = useState<{ readonly by: Promise<Data>; readonly data: Data } | null>(null);
  // State and not Suspense, with which React shows no reply sooner than 300 ms after the fallback.
  useEffect(() => {
    let isCurrent = true;
    coming.then((data) => isCurrent && setSettled({ by: coming, data }));
    return () => {
      isCurrent = false;
    };
  }, [coming]);
  useEffect(() => {
    if (isHydrated && loadedFor !== wanted) void load(pathname);
  }, [isHydrated, loadedFor, wanted, load, pathname]);

  const come = settled?.by === coming ? settled.data : isHydrated || isInDocument ? known : undefined;
  return {
    data: loadedFor === wanted ? come : undefined,
    latest: settled?.data,
    reload: () => void load(pathname),
  };
}
