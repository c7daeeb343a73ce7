import type { Domain } from "#core/content-model/domains.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";

/** What the hub leads with. */
export type WhatNext =
  | { readonly kind: "begin" }
  /** An area that is not done yet, though another one is. */
  | { readonly kind: "open"; readonly domain: Domain }
  /** All are done, and this one so many weeks ago that it is time again. */
  | { readonly kind: "again"; readonly domain: Domain; readonly weeks: number }
  /** All are done, and this one comes again first, on this day. */
  | { readonly kind: "rest"; readonly domain: Domain; readonly on: Date };

const DAY_MS = 24 * 60 * 60 * 1000;

/** One thing at a time: what is not done yet first, then what was done longest ago. */
export function whatNext(domains: readonly Domain[], completed: CompletedTests, now: Date): WhatNext {
  const open = domains.find(({ category }) => !completed[category]);
  if (open)
    return domains.some(({ category }) => completed[category]) ? { kind: "open", domain: open } : { kind: "begin" };
  const dues = domains.flatMap((domain) => {
    const done = dayOf(completed[domain.category]?.completedAt ?? "");
    if (!done || domain.againAfterWeeks === undefined) return [];
    return [{ domain, done, on: new Date(done.getTime() + domain.againAfterWeeks * 7 * DAY_MS) }];
  });
  const [first] = dues.toSorted((one, other) => one.on.getTime() - other.on.getTime());
  if (!first) return { kind: "begin" };
  const { domain, done, on } = first;
  if (on > now) return { kind: "rest", domain, on };
  return { kind: "again", domain, weeks: Math.floor((now.getTime() - done.getTime()) / (7 * DAY_MS)) };
}

/** Reads the day of a completion, written as "11/24/2026, 09:15:00"; null where it is written otherwise. */
function dayOf(completedAt: string): Date | null {
  const [, month, day, year] = completedAt.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day));
}
