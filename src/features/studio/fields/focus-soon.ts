const FIELDS = "input, select, textarea, button";

/** After so many frames an element that is not there does not come any more. */
const FRAMES = 20;

/** Focuses an element once the page shows what an edit changed. */
export function focusSoon(find: () => HTMLElement | null | undefined, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element) element.focus();
    else if (frames > 0) focusSoon(find, frames - 1);
  });
}

/** Opens the entry that an edit added, and puts the cursor into its first field. */
export function openSoon(id: string): void {
  focusSoon(() => {
    const entry = document.getElementById(id);
    if (entry instanceof HTMLDetailsElement) entry.open = true;
    return entry?.querySelector<HTMLElement>(FIELDS);
  });
}

/** Returns what a person can fill in or press within an element, in the order of Tab. */
export const fieldsOf = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(`${FIELDS}, summary`)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility(),
  );

/** Returns the field at a place among those of an element, or the last one. */
export function fieldAt(within: Element, place: number): HTMLElement | null {
  const fields = fieldsOf(within);
  return fields[Math.min(Math.max(place, 0), fields.length - 1)] ?? null;
}
