/** The number of an entry in the history, as React Router keeps it there. */
const placeInHistory = (): unknown => (window.history.state as { readonly idx?: unknown } | null)?.idx;

/** Takes the next arrival in the history, while nobody else is to hear of it. */
let take: ((event: Event) => void) | null = null;

/** Call this before the router is made: a window calls those who listen to it in the order in which they began. */
export function hearOfHistoryFirst(): void {
  addEventListener("popstate", (event) => take?.(event));
}

/**
 * Goes back in the history without the router being told: it would render the page of that entry, which is left at once. The
 * router finds its place again with the next navigation that replaces the entry.
 * @param patience in ms; browsers arrive within a frame or two
 * @returns a promise that resolves once the browser is there, or does not come
 */
export function goBackUnseen(count: number, patience: number): Promise<void> {
  const from = placeInHistory();
  return new Promise((resolve) => {
    const end = () => {
      take = null;
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, patience);
    take = (event) => {
      // Who presses Back meanwhile goes elsewhere, and the router is told.
      if (typeof from === "number" && placeInHistory() !== from - count) return;
      event.stopImmediatePropagation();
      end();
    };
    window.history.go(-count);
  });
}
