import type { KeyboardEvent } from "react";

/**
 * Returns the key that chooses each option: its position from 1 to 9, or its own number when the options are numbers.
 * Options from the tenth on have none.
 */
export function optionKeys(options: readonly { readonly text: string }[]): (string | undefined)[] {
  const areNumbers = options.every(({ text }) => /^\d+$/.test(text));
  const keys = options.map(({ text }, index) => (areNumbers ? text : `${index + 1}`));
  return keys.map((key) => (key.length === 1 ? key : undefined));
}

/**
 * Chooses an option of the focused question. Does nothing in a text field, in a list open to letters, or with a
 * modifier key, since such shortcuts belong to the browser. Shift is allowed, because some keyboards need it to type a
 * digit.
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

/** Returns the focused row of a matrix; for a question with a single group, that group, wherever its focus is. */
function groupAround(target: HTMLElement, question: HTMLElement): Element | null {
  const groups = question.querySelectorAll("fieldset");
  return target.closest("fieldset") ?? (groups.length === 1 ? (groups[0] ?? null) : null);
}
