import { ExpressionRunner, type Model, type Question, type QuestionTextBase } from "survey-core";
import type { AnswerValue } from "#core/content-model/survey.ts";
import { isTyped, longestText } from "#core/question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "#core/surveys/items.ts";
import { isUnread } from "./typed-fields.ts";

/** An item of the document and the question that asks it. */
export type AskedItem = { readonly item: Item; readonly question: Question; readonly decidedBy: readonly string[] };

/** Returns the document's items with their questions, and the names that decide whether each is asked. */
export function askedItemsOf(model: Model, items: readonly Item[]): AskedItem[] {
  return items.flatMap((item) => {
    const question = model.getQuestionByName(item.row?.question ?? item.name);
    if (!question) return [];
    const decidedBy = item.conditions.flatMap((condition) => namesIn(condition));
    return [{ item, question, decidedBy }];
  });
}

/** Lets no more be typed than the server takes. */
export function limitTexts(items: readonly AskedItem[]): void {
  for (const { item, question } of items) {
    const longest = longestText(item.answer);
    if (longest !== undefined) (question as QuestionTextBase).maxLength = longest;
  }
}

/** Returns the names in a condition. `{#a}` is SurveyJS's notation for the answer of `a` exactly as given. */
const namesIn = (condition: string): string[] =>
  new ExpressionRunner(condition).getVariables().map((name) => name.replace(/^#/, ""));

export const isAsked = ({ question }: AskedItem): boolean => question.isVisibleInSurvey;

/** Returns the current answer; for a matrix, that of the item's row. It is undefined while there is none. */
export function answerOf({ item, question }: AskedItem): AnswerValue | undefined {
  if (question.isEmpty()) return undefined;
  const value: unknown = item.row ? question.value[item.row.value] : question.value;
  // SurveyJS observes its own lists. A copy is a plain list.
  return (Array.isArray(value) ? [...value] : value) as AnswerValue | undefined;
}

/** Sets the answer of an item; null takes it away. */
export function setAnswer({ item, question }: AskedItem, value: AnswerValue | null): void {
  if (!item.row) {
    question.value = value ?? undefined;
    return;
  }
  const { [item.row.value]: _, ...others } = { ...question.value };
  const rows = value === null ? others : { ...others, [item.row.value]: value };
  question.value = Object.keys(rows).length > 0 ? rows : undefined;
}

/** Returns whether the person has the cursor in the field of this item. */
export function isBeingTyped(one: AskedItem): boolean {
  const focused = document.hasFocus() ? document.activeElement : null;
  return isField(one) && focused?.id === one.question.inputId;
}

export const isAnswered = (one: AskedItem): boolean => answerOf(one) !== undefined;

/**
 * Returns whether the answer is typed. A chosen option is always valid; only typed answers are validated, which is slow
 * in SurveyJS.
 */
export const isField = ({ item }: AskedItem): boolean => isTyped(item.answer);
/**
 * Returns whether an item needs nothing more: it has a valid answer, or may be left open and was. Words in a field that
 * cannot be read are no answer, and nobody meant to leave them out.
 */
export const isDone = (one: AskedItem): boolean => {
  if (!isAnswered(one)) return !one.item.required && !isUnread(one.question);
  // The check of a field includes what its page compares.
  return isField(one) ? one.question.validate(false) : !isCompared(one) || one.question.validate(false);
};

/** Returns whether a validator of the page finds at this item that answers do not fit together. */
export const isCompared = ({ item }: AskedItem): boolean => item.validators.some(({ ofPage }) => ofPage);

/**
 * Returns the items that a condition has ruled out for good: they are hidden, and everything their conditions depend on
 * is known. An item that is only not asked yet does not count as done; otherwise a new questionnaire would start with a
 * half-full progress bar.
 */
export function ruledOutOf(items: readonly AskedItem[]): ReadonlySet<AskedItem> {
  // A condition may name a matrix as a whole, which is settled with its last row.
  const namedBy = (name: string) => items.filter(({ item }) => item.name === name || item.row?.question === name);
  const isSettled = (name: string, depth: number): boolean =>
    namedBy(name).every((one) => {
      if (isAsked(one)) return isAnswered(one);
      return depth < items.length && one.decidedBy.every((other) => isSettled(other, depth + 1));
    });
  return new Set(items.filter((one) => !isAsked(one) && isSettled(one.item.name, 0)));
}
