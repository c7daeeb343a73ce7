import { scrollToElement } from "../browser/scroll.ts";

/**
 * Puts focus where an item of a question is answered, on the picked option if there is one, and shows
 * the question, or the row of its matrix, from its beginning.
 */
export function showAnswer(frame: HTMLElement, item: string): void {
  const group = frame.querySelector(`fieldset[data-item="${CSS.escape(item)}"]`);
  const place = group ?? frame.querySelector("[data-name]");
  const answer =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, select, textarea");
  answer?.focus({ preventScroll: true });
  const isOneOfMany = frame.querySelectorAll("fieldset").length > 1;
  scrollToElement((isOneOfMany && group?.parentElement) || frame);
}
