import type { Item } from "#core/surveys/items.ts";

/**
 * An ordered list of answers as a map, in the order the items are asked. Answers past the last item
 * get a name no item has, so that the check refuses them; something that is no list stays as it is.
 */
export function answersFromList(items: readonly Item[], list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return Object.fromEntries(list.map((answer, index) => [items[index]?.name ?? `answer ${index + 1}`, answer]));
}
