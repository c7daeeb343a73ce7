import type { RouteObject, RouterState } from "react-router-dom";
import { currentUserId } from "../browser/session.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { loadMatched } from "./load-matched.ts";
import type { PageRoute } from "./page-route.tsx";
import { pages } from "./pages.ts";

type Router = {
  readonly state: RouterState;
  readonly routes: RouteObject[];
  subscribe(onChange: (state: RouterState) => void): () => void;
};

/**
 * Fetches the pages that a logged-in user must be able to open offline: the page after the answers, the way back, and
 * the log-out. The page that most people go to next then opens without waiting. Waits until a page is open, so that it
 * competes with it neither for bandwidth nor for the processor. A failure shows when the page is opened.
 * @returns a function that stops fetching
 */
export function keepFetchingAhead(router: Router): () => void {
  const onChange = ({ initialized, navigation, matches }: RouterState) => {
    if (!initialized || navigation.state !== "idle" || currentUserId() === null) return;
    whenIdle(() => {
      for (const { load } of [pages.score, pages.hub, pages.viewScores, pages.logOut]) load().catch(() => undefined);
      const { leadsTo } = (matches.at(-1)?.route ?? {}) as PageRoute;
      if (leadsTo !== undefined) loadMatched(router.routes, leadsTo, true).catch(() => undefined);
    });
  };
  onChange(router.state);
  return router.subscribe(onChange);
}
