// At once, both: movement over a whole page makes some people dizzy.

/** Shows the page from its top. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Shows an element from its top, clear of the fixed bar (`scroll-padding` in base.css). */
export function scrollToElement(element: Element): void {
  element.scrollIntoView({ block: "start", behavior: "instant" });
}
