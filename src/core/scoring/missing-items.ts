import type { PreparedRule, Values } from "./prepared-rule.ts";
import type { RuleFormulas } from "./rule-formulas.ts";
import type { MissingItems } from "./trace.ts";

/**
 * Applies what a rule says of items left open. Each that counts as the mean of the others gets that value.
 * @param open the items that were asked and left open
 * @returns what is missing where there can be no score; null where there can
 */
export function missingItems(
  { missing }: RuleFormulas,
  { counted, isPointed, placeOf }: PreparedRule,
  open: ReadonlySet<string>,
  values: Values,
): MissingItems | null {
  const blank = [...open].filter((item) => counted.has(item) && values[placeOf.get(item) ?? -1] === undefined);
  if (blank.length === 0) return null;
  const given = [...counted].flatMap((item) => {
    const value = values[placeOf.get(item) ?? -1];
    return typeof value === "number" ? [value] : [];
  });
  const of = given.length + blank.length;
  const most = missing ? mostOpen(missing.atMost, of) : 0;
  // What is typed has no points, and a mean of minutes and points would be none.
  const cannotCount = blank.length > most || given.length === 0 || blank.some((item) => !isPointed.has(item));
  if (cannotCount) return { open: blank.length, of, needs: of - most };
  const mean = given.reduce((sum, value) => sum + value, 0) / given.length;
  for (const item of blank) values[placeOf.get(item) ?? -1] = mean;
  return null;
}

/** Returns how many of so many items may be left open: a limit below 1 is a share of them. */
export const mostOpen = (atMost: number, of: number): number => Math.floor(atMost < 1 ? atMost * of : atMost);
