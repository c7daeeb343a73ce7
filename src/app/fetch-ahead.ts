import type { RouterState } from "react-router-dom";
import { currentUserId } from "../browser/session.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { pages } from "./pages.ts";

type Router = {
  readonly state: RouterState;
  subscribe(look: (state: RouterState) => void): () => void;
};

/**
 * Fetches the pages that must open for a known person without a connection too: where answers lead, the way
 * back, and the log-out. Once a page is open, so that they take neither the line nor the processor from it. What
 * fails here shows when the page is opened.
 * @returns ends it
 */
export function keepFetchingAhead(router: Router): () => void {
  const look = ({ initialized, navigation }: RouterState) => {
    if (!initialized || navigation.state !== "idle" || currentUserId() === null) return;
    whenIdle(() => {
      for (const load of [pages.score, pages.hub, pages.viewScores, pages.logOut]) load().catch(() => undefined);
    });
  };
  look(router.state);
  return router.subscribe(look);
}
