let last: Promise<unknown> = Promise.resolve();

/**
 * Does work of one name at a time, in all tabs where the browser has locks (it has none on a plain
 * address of a home network), else in this one.
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request(name, work) as Promise<Result>;
  const done = last.then(work, work);
  last = done;
  return done;
}
