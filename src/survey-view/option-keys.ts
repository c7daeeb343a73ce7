import type { KeyboardEvent } from "react";

/** A label that is itself a number. */
const NUMBER = /^\d+$/;
const DIGIT = /\d/;

/** Options as far as their labels are concerned. */
type Labelled = readonly { readonly text: string }[];

/**
 * Returns the number of each option: its position from 1, or its own number when its label is one. Where any label holds
 * a digit, the others have none: a second number beside "1" or "5 to 8" would be mistaken for the answer.
 */
export function optionNumbers(options: Labelled): (string | undefined)[] {
  const haveDigits = options.some(({ text }) => DIGIT.test(text));
  return options.map(({ text }, index) => (NUMBER.test(text) ? text : haveDigits ? undefined : `${index + 1}`));
}

/** Returns the key that chooses each option: its number, where that is one digit. */
export const optionKeys = (options: Labelled): (string | undefined)[] =>
  optionNumbers(options).map((number) => (number?.length === 1 ? number : undefined));

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
