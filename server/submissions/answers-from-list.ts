import type { Item } from "#core/surveys/items.ts";

/**
 * Turns an ordered list of answers into a map, in the order in which the items are asked. Answers past the last item
 * get a name that no item has, so that the check rejects them. Null holds the place of a question without an answer, and
 * is left out. Anything other than a list is returned unchanged.
 */
export function answersFromList(items: readonly Item[], list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const named = list.map((answer, index) => [items[index]?.name ?? `answer ${index + 1}`, answer]);
  return Object.fromEntries(named.filter(([, answer], index) => answer !== null || index >= items.length));
}
