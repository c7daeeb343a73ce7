import { type Answers, isDeclined } from "../content-model/answers.ts";
import { namesIn } from "./page-validators.ts";

/**
 * Returns true where a validator names an item that was declined: there is nothing to compare, and nobody could fulfil it.
 * A question named as a whole stands for each of its rows or fields.
 * @param answers by item
 */
export function namesDeclined(expression: string, answers: Answers): boolean {
  const names = namesIn(expression);
  return Object.entries(answers).some(
    ([item, answer]) => isDeclined(answer) && (names.has(item) || names.has(item.split(".")[0] ?? item)),
  );
}
