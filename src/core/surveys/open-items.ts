import { type Answers, isDeclined } from "../content-model/answers.ts";
import { askedItems } from "./check-answers.ts";
import { type Item, mayStayOpen, scorableItems } from "./items.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the items that are asked with these answers, may be left open, and were, or that somebody would rather not
 * answer. A text beside "other" is not among them.
 */
export function openItems(items: readonly Item[], answers: Answers): ReadonlySet<string> {
  // Most scales need every answer; then there is nothing to look for.
  const scorable = scorableItems(items);
  if (scorable.every((item) => !mayStayOpen(item) || hasAnswer(answers, item))) return NONE;
  const asked = askedItems(scorable, answers);
  return new Set(asked.flatMap((item) => (hasAnswer(answers, item) ? [] : [item.name])));
}

const hasAnswer = (answers: Answers, { name }: Item): boolean =>
  Object.hasOwn(answers, name) && !isDeclined(answers[name]);
