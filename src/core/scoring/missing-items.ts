import type { FilledItems, MissingItems } from "../content-model/missing-items.ts";
import type { PreparedResult, PreparedRule, Values } from "./prepared-rule.ts";
import type { TracedItem } from "./trace.ts";

/**
 * Applies what a rule says of items left open to one result. Each that counts as the mean of the others gets that value.
 * @param traced the items with their points
 * @returns what is missing where there can be no score; null where there can
 */
export function missingItems(
  result: PreparedResult,
  prepared: PreparedRule,
  traced: readonly TracedItem[],
  values: Values,
): MissingItems | null {
  const { asked, blank, given, most } = openIn(result, prepared, traced);
  if (blank.length === 0) return null;
  if (blank.length > most || given.length === 0) {
    return { open: blank.length, of: asked.length, needs: asked.length - most };
  }
  const mean = sumOf(given) / given.length;
  for (const { item } of blank) {
    const at = prepared.placeOf.get(item);
    if (at !== undefined) values[at] = mean;
  }
  return null;
}

/** Returns what each item left open counts as in a result that has a score all the same; null where none was left open. */
export function filledItems(
  result: PreparedResult,
  prepared: PreparedRule,
  traced: readonly TracedItem[],
): { readonly names: readonly string[]; readonly filled: FilledItems } | null {
  const { blank, given, most } = openIn(result, prepared, traced);
  if (blank.length === 0 || blank.length > most || given.length === 0) return null;
  const sum = sumOf(given);
  const filled = { open: blank.length, answered: given.length, sum, value: sum / given.length };
  return { names: blank.map(({ item }) => item), filled };
}

/** Returns the items of a result that were asked and left open, the points of the others, and how many may be open. */
function openIn(
  { missing, counted }: PreparedResult,
  { isPointed }: PreparedRule,
  traced: readonly TracedItem[],
): {
  readonly asked: readonly TracedItem[];
  readonly blank: readonly TracedItem[];
  readonly given: readonly number[];
  readonly most: number;
} {
  const asked = traced.filter(({ item, answer, state }) => counted.has(item) && (answer !== null || state));
  const blank = asked.filter(({ state, points }) => state && points === null);
  // Only answers with points have a mean: minutes and points have none together.
  const given = asked.flatMap(({ answer, points }) => (answer === null || points === null ? [] : [points]));
  const canStandIn = blank.every(({ item }) => isPointed.has(item));
  return { asked, blank, given, most: missing && canStandIn ? mostOpen(missing.atMost, asked.length) : 0 };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns how many of so many items may be left open: a limit below 1 is a share of them. */
export const mostOpen = (atMost: number, of: number): number => Math.floor(atMost < 1 ? atMost * of : atMost);
