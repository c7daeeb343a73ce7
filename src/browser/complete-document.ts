import { LATER } from "#core/shared/prerender.ts";

/** Completes the document once the page has been painted. */
export function completeAfterPaint(): void {
  // Told when the paint is on the screen; what is done in its own task would delay the paint of what comes next.
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    painted.disconnect();
    completeDocument();
  });
  painted.observe({ type: "paint", buffered: true });
}

/**
 * Shows the web fonts (see `tokens.css`) and fetches the files of the page that its document names for later. Asked for
 * before the first paint, they delay it by a tenth on a slow phone. The font that stands in has the same measures, so no
 * line moves.
 */
export function completeDocument(): void {
  document.documentElement.dataset["fonts"] = "";
  const later = document.querySelector<HTMLTemplateElement>(`#${LATER}`);
  later?.replaceWith(later.content);
}
