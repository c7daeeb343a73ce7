import { useEffect } from "react";
import type { RouterState } from "react-router-dom";
import { currentUserId } from "../browser/session.ts";
import { whenIdle } from "../browser/when-idle.ts";

export const logInPage = () => import("../features/account/log-in-page.tsx");
export const hubPage = () => import("../features/hub/hub-page.tsx");
export const scorePage = () => import("../features/result/score-page.tsx");
export const viewScoresPage = () => import("../features/view-scores/view-scores-page.tsx");
export const logOutPage = () => import("../features/account/log-out-page.tsx");

/** Log-in follows on registering at once. */
export function registerPage() {
  logInPage().catch(() => undefined);
  return import("../features/account/register-page.tsx");
}

type Router = {
  readonly state: RouterState;
  subscribe(look: (state: RouterState) => void): () => void;
};

/**
 * Fetches the pages that must open for a known person without a connection too: where answers lead, the way
 * back, and the log-out. Once a page is open, so that they take neither the line nor the processor from it. What
 * fails here shows when the page is opened.
 *
 * A part that draws nothing, beside the one that draws the pages: a router keeps what happens for the first that
 * listens, and that must be the pages, or the place on the page is lost at a reload.
 */
export function FetchingAhead({ router }: { readonly router: Router }): null {
  useEffect(() => keepFetchingAhead(router), [router]);
  return null;
}

function keepFetchingAhead(router: Router): () => void {
  const look = ({ navigation }: RouterState) => {
    if (navigation.state !== "idle" || currentUserId() === null) return;
    whenIdle(() => {
      for (const load of [scorePage, hubPage, viewScoresPage, logOutPage]) load().catch(() => undefined);
    });
  };
  look(router.state);
  return router.subscribe(look);
}
