import type { Question, QuestionTextModel } from "survey-core";
import { momentInField, momentInWords } from "#core/dates/moment-in-words.ts";
import type { Around, MomentUnit } from "#core/dates/moments.ts";
import { type ReadMoment, readMoment } from "#core/dates/read-moment.ts";
import { currentYear } from "../browser/clock.ts";
import { localeOf } from "../ui/language/region.ts";
import { typedMomentMessages } from "./messages.ts";
import { languageOfQuestion } from "./model-language.ts";
import { typedError } from "./typed-error.ts";

/** What a field for a day, a time of day or a month takes. */
type Field = { readonly unit: MomentUnit; readonly min: string | undefined; readonly max: string | undefined };

/** The fields, kept outside the model, which for dates expects the browser's own. */
const fields = new WeakMap<Question, Field>();
/** What was typed, as it was typed. */
const typed = new WeakMap<Question, string>();

export const isMomentField = (question: Question): boolean => fields.has(question);

/** Makes a plain field of a question for a day, a time of day or a month. */
export function prepareMomentField(question: QuestionTextModel): void {
  const { inputType } = question;
  if (inputType !== "date" && inputType !== "time" && inputType !== "month") return;
  const [min, max]: (string | undefined)[] = [question.min, question.max];
  fields.set(question, { unit: inputType, min, max });
  question.inputType = "text";
}

export const unitOf = (question: Question): MomentUnit => fields.get(question)?.unit ?? "date";

/** Without a limit, two digits of a year may mean this year or the next one. */
function around(question: Question): Around {
  const max = fields.get(question)?.max;
  const latestYear = max === undefined ? currentYear() + 1 : Number(max.slice(0, 4));
  return { locale: localeOf(languageOfQuestion(question)), latestYear };
}

/** Reads a text as it is meant around here. */
export const readTyped = (question: Question, text: string): ReadMoment =>
  readMoment(unitOf(question), text, around(question));

/** Keeps what was typed, and returns the moment in it, if there is one. */
export function keepTypedMoment(question: Question, text: string): string | undefined {
  typed.set(question, text);
  const read = readTyped(question, text);
  return typeof read === "object" ? read.moment : undefined;
}

/** Returns the text of the field: what was typed, or the moment in words when it came from elsewhere. */
export function typedMomentIn(question: Question): string {
  const value: unknown = question.isEmpty() ? undefined : question.value;
  const text = typed.get(question) ?? "";
  const read = readTyped(question, text);
  if ((typeof read === "object" ? read.moment : undefined) === value) return text;
  return value === undefined ? "" : momentInField(unitOf(question), `${value}`, around(question).locale);
}

/** Returns true for a field with a text that is no moment. */
export const isUnreadMoment = (question: Question): boolean =>
  isMomentField(question) && question.isEmpty() && typedMomentIn(question).trim() !== "";

/** Adds what is wrong with a moment to the errors that SurveyJS found. */
export function checkMoment(question: Question, errors: object[]): void {
  const field = fields.get(question);
  if (!field) return;
  const { unit, min, max } = field;
  const say = (words: (messages: ReturnType<typeof typedMomentMessages>, locale: string) => string) =>
    errors.splice(
      0,
      errors.length,
      typedError(question, (language) => words(typedMomentMessages(language), localeOf(language))),
    );
  if (isUnreadMoment(question)) {
    if (readTyped(question, typedMomentIn(question)) === "impossible") say((t) => t.impossible);
    else say((t, locale) => t[UNREAD[unit]]({ example: exampleOf(unit, locale) }));
    return;
  }
  if (question.isEmpty()) return;
  const value = `${question.value}`;
  if (min !== undefined && value < min) say((t, locale) => t.early({ limit: momentInWords(unit, min, locale) }));
  if (max !== undefined && value > max) say((t, locale) => t.late({ limit: momentInWords(unit, max, locale) }));
}

const UNREAD = { date: "unreadDate", time: "unreadTime", month: "unreadMonth" } as const;
const EXAMPLES: Readonly<Record<MomentUnit, string>> = { date: "1950-03-14", time: "21:30", month: "1950-03" };

/** Returns a moment as it may be written. */
const exampleOf = (unit: MomentUnit, locale: string): string => momentInField(unit, EXAMPLES[unit], locale);

/** Returns the words with an example of how a moment may be written; undefined for any other field. */
export function exampleIn(question: Question): string | undefined {
  const field = fields.get(question);
  const language = languageOfQuestion(question);
  return field && typedMomentMessages(language).example({ example: exampleOf(field.unit, localeOf(language)) });
}
