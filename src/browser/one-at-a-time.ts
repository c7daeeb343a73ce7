const running = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name at a time: across all tabs where the browser has Web Locks, which need HTTPS or localhost,
 * otherwise in this tab.
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request(name, work) as Promise<Result>;
  return keepUntilDone(name, (running.get(name) ?? Promise.resolve()).then(work, work));
}

/**
 * Runs work unless work of the same name is running.
 * @returns null when it is
 */
export async function ifNoneRuns<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  if ("locks" in navigator) {
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
  }
  if (running.has(name)) return null;
  return keepUntilDone(name, work());
}

function keepUntilDone<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const done = work.finally(() => {
    if (running.get(name) === done) running.delete(name);
  });
  running.set(name, done);
  return done;
}
