import { afterPaint } from "../browser/after-paint.ts";

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

/**
 * Fetches the pages that must open for a known person without a connection too: where answers lead, the way
 * back, and the log-out. What fails here shows when the page is opened.
 */
export function fetchAhead(): void {
  afterPaint(() => {
    for (const load of [scorePage, hubPage, viewScoresPage, logOutPage]) load().catch(() => undefined);
  });
}
