import type { AskedItem } from "./item-state.ts";

/** The position of a question among all that are asked, from 1. A matrix takes one position for each of its rows. */
export type QuestionPlace = { readonly from: number; readonly to: number };

/**
 * Returns the positions of all questions, by name. Questions that may still be asked are counted; ruled-out ones are
 * not. So the numbers that a user has already read never change while answering.
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
