import type { Domain } from "#core/content-model/domains.ts";
import { type CompletedTests, dayOfCompletion } from "./completed-tests.ts";

/** When an area was done, and when it is time to look at it again. */
export type NextLook = { readonly domain: Domain; readonly done: Date; readonly on: Date };

/** Returns the next look at each area that was done and comes again, the first one first. */
export function nextLooks(domains: readonly Domain[], completed: CompletedTests): NextLook[] {
  const looks = domains.flatMap((domain): NextLook[] => {
    const done = dayOfCompletion(completed[domain.category]);
    if (!done || domain.againAfterWeeks === undefined) return [];
    return [{ domain, done, on: weeksAfter(done, domain.againAfterWeeks) }];
  });
  return looks.toSorted((one, other) => one.on.getTime() - other.on.getTime());
}

/** The same weekday, also when the clocks change in between. */
const weeksAfter = (day: Date, weeks: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + 7 * weeks);
