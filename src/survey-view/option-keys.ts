import type { KeyboardEvent } from "react";

/**
 * The key that chooses each option: its place from 1 to 9, or, where the options are numbers
 * themselves, the very number. Later ones have none.
 */
export function optionKeys(options: readonly { readonly text: string }[]): (string | undefined)[] {
  const areNumbers = options.every(({ text }) => /^\d+$/.test(text));
  const keys = options.map(({ text }, index) => (areNumbers ? text : `${index + 1}`));
  return keys.map((key) => (key.length === 1 ? key : undefined));
}

/**
 * Chooses an option of the question in which the focus is. Nothing happens while something is written
 * or a list is open to letters, nor with a modifier, which belongs to the browser. Shift is none here:
 * on some keyboards it is what makes a digit.
 */
export function pressOption(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!/^\d$/.test(key) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (!(target instanceof HTMLElement) || isWritten(target)) return;
  const option = groupAround(target, currentTarget)?.querySelector<HTMLInputElement>(`input[data-key="${key}"]`);
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}

const isWritten = (element: HTMLElement): boolean =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== "radio" && element.type !== "checkbox");

/** The row of a matrix that has the focus; of a question with a single group that one, wherever its focus is. */
function groupAround(target: HTMLElement, question: HTMLElement): Element | null {
  const groups = question.querySelectorAll("fieldset");
  return target.closest("fieldset") ?? (groups.length === 1 ? (groups[0] ?? null) : null);
}
