import type { Answers } from "../content-model/answers.ts";
import { askedItems } from "./check-answers.ts";
import { type Item, scorableItems } from "./items.ts";

const NONE: ReadonlySet<string> = new Set();

/** Returns the items that are asked with these answers, may be left open, and were; no text beside "other" is any. */
export function openItems(items: readonly Item[], answers: Answers): ReadonlySet<string> {
  // Most scales need every answer; then there is nothing to look for.
  const scorable = scorableItems(items);
  if (scorable.every(({ required, name }) => required || Object.hasOwn(answers, name))) return NONE;
  const asked = askedItems(scorable, answers);
  return new Set(asked.flatMap(({ name }) => (Object.hasOwn(answers, name) ? [] : [name])));
}
