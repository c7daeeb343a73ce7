/** The number of an entry in the history, as React Router keeps it there. */
const placeInHistory = (): unknown => (window.history.state as { readonly idx?: unknown } | null)?.idx;

/**
 * Goes back in the history without the router being told: it would render the page of that entry, which is left at once. The
 * router finds its place again with the next navigation that replaces the entry.
 * @param patience in ms; browsers arrive within a frame or two
 * @returns a promise that resolves once the browser is there, or does not come
 */
export function goBackUnseen(count: number, patience: number): Promise<void> {
  const from = placeInHistory();
  return new Promise((resolve) => {
    const onPop = (event: Event) => {
      // Who presses Back meanwhile goes elsewhere, and the router is told.
      if (typeof from === "number" && placeInHistory() !== from - count) return;
      event.stopImmediatePropagation();
      end();
    };
    const end = () => {
      removeEventListener("popstate", onPop, true);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, patience);
    addEventListener("popstate", onPop, true);
    window.history.go(-count);
  });
}
