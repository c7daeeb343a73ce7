import type { Domain } from "#core/content-model/domains.ts";
import { completionDay } from "./clock.ts";
import type { CompletedTests } from "./completed-tests.ts";

/** When an area was done, and when it is time to look at it again. */
export type NextLook = { readonly domain: Domain; readonly done: Date; readonly on: Date };

/** Returns the next look at each area that was done and comes again, the first one first. */
export function nextLooks(domains: readonly Domain[], completed: CompletedTests): NextLook[] {
  const looks = domains.flatMap((domain): NextLook[] => {
    const done = completionDay(completed[domain.category]?.completedAt ?? "");
    const on = done && againOn(domain, done);
    return on ? [{ domain, done, on }] : [];
  });
  return looks.toSorted((one, other) => one.on.getTime() - other.on.getTime());
}

/**
 * Returns when it is time for an area again, on the same weekday, also when the clocks change in between; null for one
 * that has no such time.
 */
export const againOn = ({ againAfterWeeks: weeks }: Pick<Domain, "againAfterWeeks">, done: Date): Date | null =>
  weeks === undefined ? null : new Date(done.getFullYear(), done.getMonth(), done.getDate() + 7 * weeks);
