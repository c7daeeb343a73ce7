export type PendingWork = {
  /** Runs the work now if it has not run yet. */
  readonly finish: () => void;
  readonly cancel: () => void;
};

/**
 * Runs work after the next paint, so that storing an answer never delays showing it as chosen. Work that is still
 * waiting when the page is left runs then.
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
