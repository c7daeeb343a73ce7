import type { RouterState } from "react-router-dom";

type Router = { readonly state: RouterState; subscribe(onChange: (state: RouterState) => void): () => void };

/**
 * Takes the focus from a page that is about to be left. When an element is removed that has the focus, the browser
 * first lays out the whole page, which by then is half the next one.
 * @returns a function that stops it
 */
export function keepLeavingFocus(router: Router): () => void {
  let open = router.state.location.pathname;
  return router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location;
    if (pathname === open) return;
    open = pathname;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest("main")) focused.blur();
  });
}
