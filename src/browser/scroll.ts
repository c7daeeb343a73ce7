// Both scroll at once: movement over a whole page makes some people dizzy.

/** Scrolls to the top of the page, or to a position below it. */
export function scrollToTop(top = 0): void {
  window.scrollTo({ top, behavior: "instant" });
}

export const scrollTop = (): number => window.scrollY;

/** Where the router notes how far the pages of this tab were scrolled; the first page of a visit under its path. */
const NOTED = "react-router-scroll-positions";

/** Forgets how far a page was scrolled: whoever opens it anew begins at its top. A reload or Back stays where it was. */
export function beginAtTop(path: string): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate") return;
  try {
    const { [path]: _, ...others } = JSON.parse(window.sessionStorage.getItem(NOTED) ?? "{}");
    window.sessionStorage.setItem(NOTED, JSON.stringify(others));
  } catch {
    // Storage is blocked, so nothing was noted.
  }
}

/** Scrolls as little as shows an element whole. */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Scrolls to the top of an element, below the fixed bar (`scroll-padding` in base.css). */
export function scrollToElement(element: Element): void {
  element.scrollIntoView({ block: "start", behavior: "instant" });
}
