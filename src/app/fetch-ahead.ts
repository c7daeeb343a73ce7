import type { RouterState } from "react-router-dom";
import { currentUserId } from "../browser/session.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { pages } from "./pages.ts";

type Router = {
  readonly state: RouterState;
  subscribe(onChange: (state: RouterState) => void): () => void;
};

/**
 * Fetches the pages that a logged-in user must be able to open offline: the page after the answers, the way back, and
 * the log-out. Waits until a page is open, so that it competes with it neither for bandwidth nor for the processor. A
 * failure shows when the page is opened.
 * @returns a function that stops fetching
 */
export function keepFetchingAhead(router: Router): () => void {
  const onChange = ({ initialized, navigation }: RouterState) => {
    if (!initialized || navigation.state !== "idle" || currentUserId() === null) return;
    whenIdle(() => {
      for (const { load } of [pages.score, pages.hub, pages.viewScores, pages.logOut]) load().catch(() => undefined);
    });
  };
  onChange(router.state);
  return router.subscribe(onChange);
}
