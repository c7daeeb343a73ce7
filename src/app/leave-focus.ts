import type { RouterState } from "react-router-dom";

type Router = { readonly state: RouterState; subscribe(onChange: (state: RouterState) => void): () => void };

/**
 * Takes the focus from a page that is about to be left, and gives it back where it is not left after all. When an element
 * is removed that has the focus, the browser first lays out the whole page, which by then is half the next one. The first
 * state of a navigation is the moment: nothing has been rendered for it.
 * @returns a function that stops it
 */
export function keepLeavingFocus(router: Router): () => void {
  let left: HTMLElement | null = null;
  let open = router.state.location.pathname;
  return router.subscribe(({ location, navigation }) => {
    const next = navigation.location?.pathname ?? location.pathname;
    const focused = document.activeElement;
    if (next !== open && left === null && focused instanceof HTMLElement && focused.closest("main")) {
      left = focused;
      focused.blur();
    }
    if (navigation.state !== "idle") return;
    if (location.pathname === open && left?.isConnected) left.focus({ preventScroll: true });
    left = null;
    open = location.pathname;
  });
}
