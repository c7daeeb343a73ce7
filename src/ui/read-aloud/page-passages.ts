/** What is said of a page: its words, and no buttons, fields or menus. */
const SAID = "h1, h2, h3, h4, p, li, dt, dd, th, td, summary, [role=img][aria-label]";
const UNSAID = "nav, form, button, [aria-hidden=true], [role=status]:empty, [hidden], [data-unread]";

/**
 * Returns the passages of a page in their order, each of them once. What is folded or hidden is left out, as is what stands
 * there in another language: the voice could not speak it.
 */
export function passagesIn(page: Element, language: string): { readonly text: string; readonly mark: string }[] {
  return [...page.querySelectorAll(SAID)].flatMap((part, index) => {
    const isInside =
      part.parentElement?.closest(SAID) !== null && page.contains(part.parentElement?.closest(SAID) ?? null);
    const isForeign = (part.closest("[lang]")?.getAttribute("lang") ?? language) !== language;
    if (isInside || isForeign || part.closest(UNSAID) || !isShown(part)) return [];
    const text = (part.getAttribute("aria-label") ?? wordsOf(part)).replace(/\s+/g, " ").trim();
    return text === "" ? [] : [{ text, mark: `page-${index}` }];
  });
}

/** Browsers without the method have no closed parts to hide either, or read them too. */
const isShown = (part: Element): boolean => part.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Returns the words that can be seen, without those of buttons. */
function wordsOf(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const unsaid of copy.querySelectorAll(UNSAID)) unsaid.remove();
  return copy.textContent ?? "";
}
