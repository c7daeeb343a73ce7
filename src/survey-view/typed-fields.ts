import type { Question, QuestionTextModel } from "survey-core";
import { checkMoment, isMomentField, isUnreadMoment, keepTypedMoment, prepareMomentField } from "./typed-moments.ts";
import { checkNumber, isUnreadNumber, keepTyped, prepareNumberField } from "./typed-numbers.ts";

// Fields whose text is read: numbers, days, times of day and months.

/** Makes our own field of a question that SurveyJS would give to the browser's. */
export function prepareField(question: Question): void {
  prepareNumberField(question as QuestionTextModel);
  prepareMomentField(question as QuestionTextModel);
}

/** Returns true for a field with a text that could not be read. */
export const isUnread = (question: Question): boolean => isUnreadNumber(question) || isUnreadMoment(question);

/** Empties a field, whatever was typed in it. */
export function forgetTyped(question: Question): void {
  keepTyped(question, "");
  if (isMomentField(question)) keepTypedMoment(question, "");
}

/** Adds what is wrong with a typed answer to the errors that SurveyJS found. */
export function checkTyped(question: Question, errors: object[]): void {
  checkNumber(question as QuestionTextModel, errors);
  checkMoment(question, errors);
}
