import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Found } from "./find-entry.ts";

const MOST_OFFERED = 4;

/**
 * Joins what was found here with what the outside embedder named. Likeness means something else in each model, so no
 * border is set: an entry is shown where both put it first, and otherwise both are offered. Where nothing was found here,
 * the question is about something else.
 */
export function joinFound({ entry, others }: Found, named: readonly GuidanceEntry[]): Found {
  const here = entry ? [entry, ...others] : others;
  const [first] = named;
  if (here.length === 0 || !first) return { entry, others };
  const all = [...new Set([first, ...here.slice(0, 1), ...named, ...here])];
  return first === here[0]
    ? { entry: first, others: all.slice(1, MOST_OFFERED) }
    : { entry: null, others: all.slice(0, MOST_OFFERED), likely: [] };
}
