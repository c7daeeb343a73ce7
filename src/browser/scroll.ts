// Both scroll at once: movement over a whole page makes some people dizzy.

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Scrolls to the top of an element, below the fixed bar (`scroll-padding` in base.css). */
export function scrollToElement(element: Element): void {
  element.scrollIntoView({ block: "start", behavior: "instant" });
}
