import { LATER } from "#core/shared/prerender.ts";

/** How long a page waits for its code after it has loaded, before it is shown in the web fonts all the same. */
const FONTS_WITHOUT_CODE_MS = 5000;

/**
 * Completes the document once the page has been painted: what is asked for before delays the first paint by a tenth on a
 * slow phone. Where a service worker serves the page it has the fonts, which are shown at once.
 */
export function completeAfterPaint(): void {
  if (navigator.serviceWorker?.controller) showFonts();
  // The code of the page may not come.
  addEventListener("load", () => setTimeout(showFonts, FONTS_WITHOUT_CODE_MS), { once: true });
  // The observer is called in a task of its own, once the paint is on the screen. Work in the task of the paint would
  // delay what is painted next.
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    painted.disconnect();
    // It is the last that is parsed.
    if (document.querySelector(`#${LATER}`)) completeDocument();
    else document.addEventListener("DOMContentLoaded", completeDocument, { once: true });
  });
  painted.observe({ type: "paint", buffered: true });
}

/**
 * Fetches the files of the page that its document names for later, and adds the rules of its styles for what is added to it.
 * These come before the sheets of other pages, which are added at the end of the head.
 */
export function completeDocument(): void {
  const later = document.querySelector<HTMLTemplateElement>(`#${LATER}`);
  const first = document.querySelector("head > style");
  if (!later || !first) return;
  later.remove();
  first.after(later.content);
}

/**
 * Style sheets use the web fonts from here on: see `fallback-font.css`. They are a fifth of what a page fetches, and whoever
 * waits for the code of the page can read it without them.
 */
export function showFonts(): void {
  document.documentElement.dataset["fonts"] = "";
}
