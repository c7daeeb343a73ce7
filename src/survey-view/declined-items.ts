import type { Question } from "survey-core";
import type { AnswerValue } from "#core/content-model/answers.ts";

// SurveyJS knows no answer that is none. Which items somebody would rather not answer is kept beside its models.

const declinable = new WeakSet<Question>();
const declined = new WeakMap<Question, Set<string>>();
/** The answers that were there when they were declined, by item: whoever pressed by mistake gets them back. */
const before = new WeakMap<Question, Map<string, AnswerValue>>();

export function makeDeclinable(question: Question): void {
  declinable.add(question);
}

export const isDeclinable = (question: Question): boolean => declinable.has(question);

/** Returns true for an item of the question that was declined, and not answered since. */
export const isItemDeclined = (question: Question, item: string): boolean => declined.get(question)?.has(item) ?? false;

/** Returns true for a question, or a field of one with several, that was declined. */
export function isDeclinedField(field: Question): boolean {
  const question: Question | null = field.parentQuestion;
  return question === null || question === undefined
    ? (declined.get(field)?.size ?? 0) > 0
    : isItemDeclined(question, `${question.name}.${field.name}`);
}

export function declineItem(question: Question, item: string): void {
  declined.set(question, new Set(declined.get(question)).add(item));
}

export function takeBack(question: Question, item: string): void {
  declined.get(question)?.delete(item);
  before.get(question)?.delete(item);
}

/** Keeps the answer of an item until declining it is taken back or answered. */
export function keepBefore(question: Question, item: string, answer: AnswerValue): void {
  before.set(question, new Map(before.get(question)).set(item, answer));
}

export const answerBefore = (question: Question, item: string): AnswerValue | undefined =>
  before.get(question)?.get(item);
