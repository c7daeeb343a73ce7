import type { Domain } from "#core/content-model/domains.ts";
import { completionDay } from "../../browser/clock.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";

/** What the hub leads with. */
export type WhatNext =
  | { readonly kind: "begin" }
  /** An area that is not done yet, though another one is. */
  | { readonly kind: "open"; readonly domain: Domain }
  /** All are done, and this one so long ago that it is time again. */
  | { readonly kind: "again"; readonly domain: Domain; readonly done: Date }
  /** All are done, and this one comes again first, on this day. */
  | { readonly kind: "rest"; readonly domain: Domain; readonly on: Date };

const DAY_MS = 24 * 60 * 60 * 1000;

/** One thing at a time: what is not done yet first, then what was done longest ago. */
export function whatNext(domains: readonly Domain[], completed: CompletedTests, now: Date): WhatNext {
  const open = domains.find(({ category }) => !completed[category]);
  if (open)
    return domains.some(({ category }) => completed[category]) ? { kind: "open", domain: open } : { kind: "begin" };
  const dues = domains.flatMap((domain) => {
    const done = completionDay(completed[domain.category]?.completedAt ?? "");
    if (!done || domain.againAfterWeeks === undefined) return [];
    return [{ domain, done, on: new Date(done.getTime() + domain.againAfterWeeks * 7 * DAY_MS) }];
  });
  const [first] = dues.toSorted((one, other) => one.on.getTime() - other.on.getTime());
  if (!first) return { kind: "begin" };
  const { domain, done, on } = first;
  if (on > now) return { kind: "rest", domain, on };
  return { kind: "again", domain, done };
}
