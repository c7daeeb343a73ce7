import { CustomError, ExpressionRunner, type Question } from "survey-core";
import { type Answers, type AnswerValue, isDeclined } from "#core/content-model/answers.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import type { Validator } from "#core/question-types/item.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { pageValidators } from "#core/surveys/page-validators.ts";
import { sayText } from "../ui/language/use-text.ts";
import "./condition-functions.ts";
import { type AskedItem, answerOf, isAsked } from "./item-state.ts";
import { languageOfQuestion } from "./model-language.ts";

/** Answers that hardly can be, about which a person is asked once. */
export type Doubt = {
  /** Another one for other answers. */
  readonly key: string;
  readonly text: Text;
  /** The last of the items compared. */
  readonly item: string;
};

/**
 * Returns what the soft validators of a page, or of all pages, find in these answers.
 * @param answers of asked items alone
 */
export function doubtsAbout(survey: SurveyDocument, answers: Answers, page?: number): Doubt[] {
  return pageValidators(survey, itemsOf(survey)).flatMap((validator): Doubt[] => {
    const { needs, text, soft, expression } = validator;
    const item = needs.at(-1);
    if (!soft || item === undefined || (page !== undefined && page !== validator.page)) return [];
    if (fits(expression, needs, answers)) return [];
    return [{ key: JSON.stringify([expression, needs.map((name) => answers[name])]), text, item }];
  });
}

/** Returns what the first hard validator of a page says that these answers do not fulfil; null where they fit. */
export function pageErrorOf(survey: SurveyDocument, answers: Answers): Text | null {
  const hard = pageValidators(survey, itemsOf(survey)).filter(({ soft }) => !soft);
  return hard.find(({ expression, needs }) => !fits(expression, needs, answers))?.text ?? null;
}

/** Adds to the errors of a question what hard validators of its page find. */
export function checkPage(question: Question, errors: object[], items: readonly AskedItem[]): void {
  if (errors.length > 0) return;
  const own = items.filter((one) => one.field === question).flatMap(({ item }) => item.validators);
  for (const { ofPage, expression, text } of own) {
    if (ofPage && !fits(expression, ofPage.needs, answersTo(items, ofPage))) errors.push(errorOf(question, text));
  }
}

function answersTo(items: readonly AskedItem[], { needs }: NonNullable<Validator["ofPage"]>): Answers {
  const given = items.flatMap((one): [string, AnswerValue][] => {
    const answer = needs.includes(one.item.name) && isAsked(one) ? answerOf(one) : undefined;
    return answer === undefined ? [] : [[one.item.name, answer]];
  });
  return Object.fromEntries(given);
}

function fits(expression: string, needs: readonly string[], answers: Answers): boolean {
  if (needs.some((name) => answers[name] === undefined || isDeclined(answers[name]))) return true;
  return new ExpressionRunner(expression).runValues({ ...answersByQuestion(answers) }) === true;
}

/** The error is worded again when the language changes. */
function errorOf(question: Question, text: Text): CustomError {
  const say = () => sayText(text, languageOfQuestion(question));
  const error = new CustomError(say(), question);
  error.onUpdateErrorTextCallback = (one) => {
    one.text = say();
  };
  return error;
}
