import { evaluate } from "../conditions/condition.ts";
import type { Answers } from "../content-model/survey.ts";
import type { Item, Validator } from "../question-types/item.ts";
import { answersByQuestion } from "../shared/answers-by-question.ts";

/**
 * Returns the first validator of an item that these answers do not fulfil.
 * @param answers of asked items alone, by item
 */
export function failedValidator({ validators }: Item, answers: Answers): Validator | undefined {
  return validators.find(({ expression, ofPage }) => {
    if (!ofPage) return evaluate(expression, answers) !== true;
    if (ofPage.needs.some((name) => answers[name] === undefined)) return false;
    return evaluate(expression, answersByQuestion(answers)) !== true;
  });
}
