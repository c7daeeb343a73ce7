import type { MissingItems } from "../content-model/missing-items.ts";
import type { PreparedResult, PreparedRule, Values } from "./prepared-rule.ts";
import type { TracedItem } from "./trace.ts";

/**
 * Applies what a rule says of items left open to one result. Each that counts as the mean of the others gets that value.
 * @param traced the items with their points
 * @returns what is missing where there can be no score; null where there can
 */
export function missingItems(
  { missing, counted }: PreparedResult,
  { isPointed, placeOf }: PreparedRule,
  traced: readonly TracedItem[],
  values: Values,
): MissingItems | null {
  const asked = traced.filter(({ item, answer, state }) => counted.has(item) && (answer !== null || state));
  const blank = asked.filter(({ state, points }) => state && points === null);
  if (blank.length === 0) return null;
  // Only answers with points have a mean: minutes and points have none together.
  const given = asked.flatMap(({ answer, points }) => (answer === null || points === null ? [] : [points]));
  const canStandIn = given.length > 0 && blank.every(({ item }) => isPointed.has(item));
  const most = missing && canStandIn ? mostOpen(missing.atMost, asked.length) : 0;
  if (blank.length > most) return { open: blank.length, of: asked.length, needs: asked.length - most };
  const mean = given.reduce((sum, points) => sum + points, 0) / given.length;
  for (const { item } of blank) {
    const at = placeOf.get(item);
    if (at !== undefined) values[at] = mean;
  }
  return null;
}

/** Returns how many of so many items may be left open: a limit below 1 is a share of them. */
export const mostOpen = (atMost: number, of: number): number => Math.floor(atMost < 1 ? atMost * of : atMost);
