let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work of one name at a time: across all tabs where the browser has Web Locks, which need HTTPS or localhost,
 * otherwise in this tab.
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request(name, work) as Promise<Result>;
  const done = last.then(work, work);
  last = done;
  return done;
}
