import type { AskedItem } from "./item-state.ts";

/** Where a question stands among all that are asked, from 1. A matrix takes a place for each of its rows. */
export type QuestionPlace = { readonly from: number; readonly to: number };

/**
 * The places of all questions, by name. One whose turn may still come is counted in, one that is ruled
 * out is not: while answering, the numbers of what was already read never change.
 */
export function questionPlaces(
  items: readonly AskedItem[],
  ruledOut: ReadonlySet<AskedItem>,
): ReadonlyMap<string, QuestionPlace> {
  const places = new Map<string, QuestionPlace>();
  const counted = items.filter((one) => !ruledOut.has(one));
  for (const [index, { question }] of counted.entries()) {
    const from = places.get(question.name)?.from ?? index + 1;
    places.set(question.name, { from, to: index + 1 });
  }
  return places;
}
