import { evaluate } from "../conditions/condition.ts";
import { type Answers, isDeclined } from "../content-model/answers.ts";
import type { Item, Validator } from "../question-types/item.ts";
import { answersByQuestion } from "../shared/answers-by-question.ts";
import { namesDeclined } from "./names-declined.ts";

/**
 * Returns the first validator of an item that these answers do not fulfil.
 * @param answers of asked items alone, by item, with those that were declined
 */
export function failedValidator({ validators }: Item, answers: Answers): Validator | undefined {
  return validators.find(({ expression, ofPage }) => {
    if (!ofPage) return !namesDeclined(expression, answers) && evaluate(expression, answers) !== true;
    if (!hasAll(answers, ofPage.needs)) return false;
    return evaluate(expression, answersByQuestion(answers)) !== true;
  });
}

/** Returns whether all these items have an answer; "I'd rather not say" is none. */
const hasAll = (answers: Answers, names: readonly string[]): boolean =>
  names.every((name) => answers[name] !== undefined && !isDeclined(answers[name]));
