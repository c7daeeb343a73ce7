// Both scroll at once: movement over a whole page makes some people dizzy.

/** Scrolls to the top of the page, or to a position below it. */
export function scrollToTop(top = 0): void {
  window.scrollTo({ top, behavior: "instant" });
}

export const scrollTop = (): number => window.scrollY;

/** Scrolls to the top of an element, below the fixed bar (`scroll-padding` in base.css). */
export function scrollToElement(element: Element): void {
  element.scrollIntoView({ block: "start", behavior: "instant" });
}
