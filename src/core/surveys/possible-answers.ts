import type { AnswerValue, ChoiceValue } from "../content-model/survey.ts";
import type { AnswerKind } from "./items.ts";

/** Past this many options the ways of picking several are too many to list. */
const MOST_OPTIONS = 10;

/**
 * Every answer there is to a question of options.
 * @returns null when they cannot be listed: what is typed, and lists of very many options
 */
export function possibleAnswers(answer: AnswerKind): readonly AnswerValue[] | null {
  if (answer.kind === "choice") return answer.options.map(({ value }) => value);
  if (answer.kind !== "choices" || answer.options.length > MOST_OPTIONS) return null;
  const alone: ChoiceValue[][] = [];
  const together: ChoiceValue[][] = [];
  for (const { value, isExclusive } of answer.options) {
    const option = value as ChoiceValue;
    if (isExclusive) alone.push([option]);
    else together.push(...together.map((others) => [...others, option]), [option]);
  }
  return [...alone, ...together];
}
