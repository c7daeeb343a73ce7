/** The longest that work waits for a busy browser, and how long where none tells that it is idle; in ms. */
const WAIT = 1000;

/** Runs work that nobody waits for, once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: WAIT });
  else setTimeout(work, WAIT);
}
