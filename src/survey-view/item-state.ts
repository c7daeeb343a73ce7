import { ExpressionRunner, type Model, type Question, type QuestionTextBase } from "survey-core";
import { type AnswerValue, DECLINED, isDeclined } from "#core/content-model/answers.ts";
import { isTyped, longestText, typedLimits } from "#core/question-types/answer-kinds/answer-kinds.ts";
import { type Item, questionOf } from "#core/surveys/items.ts";
import { answerBefore, declineItem, isItemDeclined, keepBefore, takeBack } from "./declined-items.ts";
import { fieldNamed } from "./field-models.ts";
import { isOtherPicked, keepTextBesideOther, otherFieldId, textBesideOther } from "./text-beside-other.ts";
import { forgetTyped, isUnread, prepareField } from "./typed-fields.ts";

/** An item of the document and the question that asks it. */
export type AskedItem = {
  readonly item: Item;
  readonly question: Question;
  /** What is typed in: the question itself, or one of its fields. */
  readonly field: Question;
  readonly decidedBy: readonly string[];
};

/** Returns the document's items with their questions, and the names that decide whether each is asked. */
export function askedItemsOf(model: Model, items: readonly Item[]): AskedItem[] {
  return items.flatMap((item) => {
    const question = model.getQuestionByName(questionOf(item) ?? item.name);
    if (!question) return [];
    const decidedBy = item.conditions.flatMap((condition) => namesIn(condition));
    return [{ item, question, field: fieldNamed(question, item.row?.value) ?? question, decidedBy }];
  });
}

/**
 * Declines to answer the items of a question. Of several it declines those without an answer, so that no row that was
 * answered is lost. Where it was declined before, that is taken back, and the answer before it is there again.
 */
export function decline(own: readonly AskedItem[]): void {
  const before = own.filter((one) => isDeclined(answerOf(one)));
  if (before.length > 0) {
    for (const one of before) setAnswer(one, answerBefore(one.question, one.item.name) ?? null);
    return;
  }
  const open = own.filter((one) => !isAnswered(one));
  for (const one of open.length > 0 ? open : own) {
    const answer = answerOf(one);
    setAnswer(one, DECLINED);
    if (answer !== undefined) keepBefore(one.question, one.item.name, answer);
  }
}

/** Takes back what was declined and is answered now, or has words in its field. */
export function takeBackAnswered(items: readonly AskedItem[]): void {
  for (const one of items) {
    const { item, question, field } = one;
    if (!isItemDeclined(question, item.name)) continue;
    if (!isDeclined(answerOf(one)) || isUnread(field)) takeBack(question, item.name);
  }
}

/**
 * Lets no more be typed than the server takes. SurveyJS reads no limits of one field among several, so they are set before
 * the field is prepared like any other.
 */
export function limitFields(items: readonly AskedItem[]): void {
  for (const { item, question, field } of items) {
    const longest = longestText(item.answer);
    if (longest !== undefined && item.besideOther === undefined) (field as QuestionTextBase).maxLength = longest;
    if (field === question) continue;
    Object.assign(field, typedLimits(item.answer));
    prepareField(field);
  }
}

/** Returns the names in a condition. `{#a}` is SurveyJS's notation for the answer of `a` exactly as given. */
const namesIn = (condition: string): string[] =>
  new ExpressionRunner(condition).getVariables().map((name) => name.replace(/^#/, ""));

export const isAsked = ({ item, question }: AskedItem): boolean =>
  question.isVisibleInSurvey && (item.besideOther === undefined || isOtherPicked(question));

/** Returns the items that are questions of their own: a text beside "other" belongs to its question. */
export const countedOf = (items: readonly AskedItem[]): AskedItem[] =>
  items.filter(({ item }) => item.besideOther === undefined);

/** Returns the current answer; for a matrix, that of the item's row. It is undefined while there is none. */
export function answerOf({ item, question }: AskedItem): AnswerValue | undefined {
  if (item.besideOther !== undefined)
    return textBesideOther(question).trim() === "" ? undefined : textBesideOther(question);
  const value: unknown = question.isEmpty() || !item.row ? question.value : question.value[item.row.value];
  if (question.isEmpty() || value === undefined) return isItemDeclined(question, item.name) ? DECLINED : undefined;
  // SurveyJS observes its own lists. A copy is a plain list.
  return (Array.isArray(value) ? [...value] : value) as AnswerValue;
}

/** Sets the answer of an item; null takes it away. */
export function setAnswer(one: AskedItem, value: AnswerValue | null): void {
  const { item, question, field } = one;
  if (isDeclined(value)) {
    setAnswer(one, null);
    forgetTyped(field);
    field.clearErrors();
    declineItem(question, item.name);
    return;
  }
  takeBack(question, item.name);
  if (item.besideOther !== undefined) {
    keepTextBesideOther(question, `${value ?? ""}`);
    return;
  }
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
  const { item, question, field } = one;
  return isField(one) && focused?.id === (item.besideOther === undefined ? field.inputId : otherFieldId(question));
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
  if (isDeclined(answerOf(one))) return true;
  if (!isAnswered(one)) return !one.item.required && !isUnread(one.field);
  // The check of a field includes what its page compares.
  return isField(one) || isCompared(one) ? one.field.validate(false) : true;
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
