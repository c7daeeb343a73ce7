import type { Domain } from "#core/content-model/domains.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { nextLooks } from "../../browser/next-looks.ts";

/** What the hub, and home for whoever is known, lead with. */
export type WhatNext =
  /** All are done, and none comes again. */
  | { readonly kind: "choose" }
  /** Nothing is done yet: the one to begin with. */
  | { readonly kind: "begin"; readonly domain: Domain }
  /** The answers to this one were begun and not sent. */
  | { readonly kind: "goOn"; readonly domain: Domain }
  /** An area that is not done yet, though another one is. */
  | { readonly kind: "open"; readonly domain: Domain }
  /** All are done, and this one so long ago that it is time again. */
  | { readonly kind: "again"; readonly domain: Domain; readonly done: Date }
  /** All are done, and this one comes again first, on this day. */
  | { readonly kind: "rest"; readonly domain: Domain; readonly on: Date };

/**
 * One thing at a time: what was begun first, then what is not done yet, then what was done longest ago.
 * @param begun the surveys with answers that were not sent
 */
export function whatNext(
  domains: readonly Domain[],
  completed: CompletedTests,
  now: Date,
  begun: readonly string[] = [],
): WhatNext {
  const goOn = domains.find(({ survey }) => begun.includes(survey));
  if (goOn) return { kind: "goOn", domain: goOn };
  const open = domains.find(({ category }) => !completed[category]);
  if (open) {
    if (domains.some(({ category }) => completed[category])) return { kind: "open", domain: open };
    return { kind: "begin", domain: domains.find(({ leads }) => leads === true) ?? open };
  }
  const [first] = nextLooks(domains, completed);
  if (!first) return { kind: "choose" };
  const { domain, done, on } = first;
  if (on > now) return { kind: "rest", domain, on };
  return { kind: "again", domain, done };
}
