/** How long work waits at most for a busy browser, and the delay in browsers that do not report idle time, in ms. */
const WAIT = 1000;

/** Runs work that nobody waits for, once the browser is idle. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: WAIT });
  else setTimeout(work, WAIT);
}
