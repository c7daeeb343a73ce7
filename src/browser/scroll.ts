/** Shows the page from its top, at once: movement over a whole page makes some people dizzy. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}
