import type { Answers, AnswerValue } from "../content-model/survey.ts";
import type { AnswerKind, Item } from "./items.ts";

/** The part of kept answers that the survey still takes: an editor may have changed it since. */
export function fittingAnswers(items: readonly Item[], kept: Answers): Answers {
  return Object.fromEntries(
    items.flatMap(({ name, answer }): [string, AnswerValue][] => {
      const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
      return value !== undefined && fits(answer, value) ? [[name, value]] : [];
    }),
  );
}

function fits(answer: AnswerKind, value: AnswerValue): boolean {
  switch (answer.kind) {
    case "choice":
      return answer.options.some((option) => option.value === value);
    case "choices":
      return Array.isArray(value) && value.every((one) => answer.options.some((option) => option.value === one));
    case "number":
      return typeof value === "number" && value >= (answer.min ?? -Infinity) && value <= (answer.max ?? Infinity);
    case "text":
      return typeof value === "string" && value.length <= answer.maxLength;
  }
}
