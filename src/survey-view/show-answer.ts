import { scrollToElement } from "../browser/scroll.ts";

/**
 * Moves focus to the input of an item, to the picked option if there is one, and scrolls to the start of the question,
 * or of its row in a matrix.
 */
export function showAnswer(frame: HTMLElement, item: string): void {
  const group = frame.querySelector(`[data-item="${CSS.escape(item)}"]`);
  const place = group ?? frame.querySelector("[data-name]");
  const answer =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, select, textarea");
  answer?.focus({ preventScroll: true });
  const isOneOfMany = frame.querySelectorAll("fieldset").length > 1;
  scrollToElement((isOneOfMany && group?.parentElement) || frame);
}
