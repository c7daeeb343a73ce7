export const PRESSES_TO_EXIT = 3;
/** Presses further apart than this do not belong together. */
const TIME_MS = 5_000;

/**
 * Counts presses of Shift by itself. Escape would be the name for it, but stops a page from loading. Whoever writes a
 * capital letter, or clicks with Shift held, presses something else in between, which starts the count again.
 * @param onCount called with each new count; 0 when the presses before count no more
 * @returns a function that ends the counting
 */
export function countShiftPresses(onCount: (count: number) => void, target: EventTarget = window): () => void {
  let count = 0;
  /** Whether Shift went down, and nothing else since. */
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const startAgain = () => {
    clearTimeout(timer);
    isAlone = false;
    if (count === 0) return;
    count = 0;
    onCount(0);
  };
  const onKeyDown = (event: Event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    if (key !== "Shift" || ctrlKey || altKey || metaKey) startAgain();
    else if (!repeat) isAlone = true;
  };
  const onKeyUp = (event: Event) => {
    if ((event as KeyboardEvent).key !== "Shift" || !isAlone) return;
    if (count === 0) timer = setTimeout(startAgain, TIME_MS);
    count++;
    if (count === PRESSES_TO_EXIT) clearTimeout(timer);
    onCount(count);
  };

  // In the capture phase: no field may swallow a key.
  target.addEventListener("keydown", onKeyDown, true);
  target.addEventListener("keyup", onKeyUp, true);
  target.addEventListener("pointerdown", startAgain, true);
  return () => {
    clearTimeout(timer);
    target.removeEventListener("keydown", onKeyDown, true);
    target.removeEventListener("keyup", onKeyUp, true);
    target.removeEventListener("pointerdown", startAgain, true);
  };
}
