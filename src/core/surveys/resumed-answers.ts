import { type Answers, type AnswerValue, isDeclined } from "../content-model/answers.ts";
import { canBeShown } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../question-types/item.ts";

type Resumed = {
  /** What the person typed stays as typed, also where it has to be corrected. */
  readonly answers: Answers;
  /** The questions whose answer is none any more, because an editor renamed or removed the option. */
  readonly dropped: readonly Item[];
};

/** Returns what of a draft the survey can show again. */
export function resumedAnswers(items: readonly Item[], kept: Answers): Resumed {
  const answered = items.flatMap((item): { readonly item: Item; readonly value: AnswerValue }[] => {
    const value = Object.hasOwn(kept, item.name) ? kept[item.name] : undefined;
    return value === undefined ? [] : [{ item, value }];
  });
  const shown = answered.filter(({ item, value }) =>
    isDeclined(value) ? item.declinable === true : canBeShown(item.answer, value),
  );
  return {
    answers: Object.fromEntries(shown.map(({ item, value }) => [item.name, value])),
    dropped: answered.filter((one) => !shown.includes(one)).map(({ item }) => item),
  };
}
