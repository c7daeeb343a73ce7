import type { RouterState } from "react-router-dom";
import { currentUserId } from "../browser/session.ts";
import { whenIdle } from "../browser/when-idle.ts";

export const logInPage = () => import("../features/account/log-in-page.tsx");
export const hubPage = () => import("../features/evaluations/evaluations-page.tsx");
export const scorePage = () => import("../features/scores/score-page.tsx");
export const viewScoresPage = () => import("../features/view-scores/view-scores-page.tsx");
export const logOutPage = () => import("../features/account/log-out-page.tsx");

/** Log-in follows on registering at once. */
export function registerPage() {
  logInPage().catch(() => undefined);
  return import("../features/account/register-page.tsx");
}

type Router = {
  readonly state: RouterState;
  subscribe(look: (state: RouterState) => void): void;
};

/**
 * Fetches the pages that must open for a known person without a connection too: where answers lead, the way
 * back, and the log-out. Once a page is open, so that they take neither the line nor the processor from it. What
 * fails here shows when the page is opened.
 */
export function keepFetchingAhead(router: Router): void {
  const look = ({ navigation }: RouterState) => {
    if (navigation.state !== "idle" || currentUserId() === null) return;
    whenIdle(() => {
      for (const load of [scorePage, hubPage, viewScoresPage, logOutPage]) load().catch(() => undefined);
    });
  };
  look(router.state);
  router.subscribe(look);
}
