import type { Question, QuestionSelectBase } from "survey-core";
import { OTHER } from "#core/question-types/special-choices.ts";

// SurveyJS shows its own field beside "other", insists on a text in it, and forgets it with the choice. Here the text may
// stay empty, and comes back with the choice.

const texts = new WeakMap<Question, string>();

/** Takes SurveyJS's own field beside "other" away. */
export function prepareOther(question: Question): void {
  const { showOtherItem, otherItem } = question as QuestionSelectBase;
  if (!showOtherItem) return;
  otherItem.showCommentArea = false;
  otherItem.isCommentRequired = false;
}

export const isOtherPicked = ({ value }: Question): boolean =>
  Array.isArray(value) ? value.includes(OTHER) : value === OTHER;

export const textBesideOther = (question: Question): string => texts.get(question) ?? "";

export function keepTextBesideOther(question: Question, text: string): void {
  texts.set(question, text);
}

/** The id of the field. */
export const otherFieldId = ({ id }: Question): string => `${id}-other`;
