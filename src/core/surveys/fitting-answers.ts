import { type Answers, type AnswerValue, isDeclined } from "../content-model/answers.ts";
import { fits } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../question-types/item.ts";

/** Returns the stored answers that the survey still accepts: an editor may have changed it since. */
export function fittingAnswers(items: readonly Item[], kept: Answers): Answers {
  return Object.fromEntries(
    items.flatMap(({ name, answer, declinable }): [string, AnswerValue][] => {
      const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
      const isFit = isDeclined(value) ? declinable : value !== undefined && fits(answer, value);
      return value !== undefined && isFit ? [[name, value]] : [];
    }),
  );
}
