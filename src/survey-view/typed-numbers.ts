import type { Question, QuestionTextModel } from "survey-core";
import { isOnStep, type NumberLimits, stepsAround } from "#core/question-types/answer-kinds/number-steps.ts";
import { readNumber } from "#core/question-types/answer-kinds/read-number.ts";
import { typedNumberMessages } from "./messages.ts";
import { typedError } from "./typed-error.ts";

/** What was typed, as it was typed: "6,5" stays, and so does a text that is no number. */
const typed = new WeakMap<Question, string>();

/** The step of number fields. It is kept outside the model, which counts it from 0 and not from the minimum. */
const steps = new WeakMap<Question, number>();

export const isNumberField = (question: Question): boolean => (question as QuestionTextModel).inputType === "number";

/** Takes the step out of the model. */
export function prepareNumberField(question: QuestionTextModel): void {
  const step: unknown = question.step;
  if (typeof step !== "number") return;
  steps.set(question, step);
  question.step = "";
}

/** Returns the numbers that may be typed. */
export const limitsOf = (question: QuestionTextModel): NumberLimits => ({
  min: question.renderedMin,
  max: question.renderedMax,
  step: steps.get(question),
});

export function keepTyped(question: Question, text: string): void {
  typed.set(question, text);
}

/** Returns the text of the field: what was typed, or the number when it came from elsewhere. */
export function typedIn(question: Question): string {
  const value: unknown = question.isEmpty() ? undefined : question.value;
  const text = typed.get(question) ?? "";
  return readNumber(text) === value ? text : `${value ?? ""}`;
}

/** Returns true for a field with a text that is no number. */
export const isUnreadNumber = (question: Question): boolean =>
  isNumberField(question) && question.isEmpty() && typedIn(question).trim() !== "";

/** Adds what is wrong with a number, besides its range, to the errors that SurveyJS found. */
export function checkNumber(question: QuestionTextModel, errors: object[]): void {
  if (!isNumberField(question)) return;
  if (isUnreadNumber(question)) {
    errors.splice(
      0,
      errors.length,
      typedError(question, (language) => typedNumberMessages(language).unread),
    );
    return;
  }
  const value: unknown = question.value;
  const limits = limitsOf(question);
  const { step } = limits;
  if (typeof value !== "number" || step === undefined || errors.length > 0) return;
  if (isOnStep(limits, value)) return;
  const [first, second = first] = stepsAround(limits, value).map(String);
  errors.push(
    typedError(question, (language) => {
      const t = typedNumberMessages(language);
      return first === second
        ? t.stepOne({ step, first: `${first}` })
        : t.step({ step, first: `${first}`, second: `${second}` });
    }),
  );
}
