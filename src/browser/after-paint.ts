export type PendingWork = {
  /** Does it at once when it has not been done yet. */
  readonly finish: () => void;
  readonly cancel: () => void;
};

/**
 * Runs work once the screen shows what led to it, so that storing an answer never delays seeing it
 * chosen. Work still waiting when the page is left runs then.
 */
export function afterPaint(work: () => void): PendingWork {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = true;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(finish);
  });
  window.addEventListener("pagehide", finish);

  function cancel(): void {
    waiting = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener("pagehide", finish);
  }
  function finish(): void {
    if (!waiting) return;
    cancel();
    work();
  }
  return { finish, cancel };
}
