import type { Answers, AnswerValue } from "../content-model/survey.ts";
import { fits } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../question-types/item.ts";

/** Returns the stored answers that the survey still accepts: an editor may have changed it since. */
export function fittingAnswers(items: readonly Item[], kept: Answers): Answers {
  return Object.fromEntries(
    items.flatMap(({ name, answer }): [string, AnswerValue][] => {
      const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
      return value !== undefined && fits(answer, value) ? [[name, value]] : [];
    }),
  );
}
