import type { NotInList } from "#core/content-model/first-survey.ts";
import type { Answers, SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import { oneOf } from "#core/question-types/answer-kinds/answer-kinds.ts";
import { isList } from "#core/question-types/question-types.ts";
import { itemsOf, type Option } from "#core/surveys/items.ts";
import { elementNamed } from "#core/surveys/placed-elements.ts";

/** A question shown as a select. */
export type SelectQuestion = {
  readonly name: string;
  readonly label: Text;
  readonly placeholder: Text | undefined;
  readonly options: readonly Option[];
  /** Present where a number that is not in the list may be typed. */
  readonly typed?: Pick<NotInList, "min" | "max">;
};

/** The picked values as the selects hold them: text by question, absent or empty while nothing is picked. */
export type Picks = Readonly<Record<string, string>>;

/**
 * Returns the questions of a survey as selects.
 * @throws Error when a question cannot be shown as a select, which the content check prevents
 */
export function selectsOf(survey: SurveyDocument, notInList?: NotInList): SelectQuestion[] {
  return itemsOf(survey).map(({ name, title, answer }) => {
    const element = elementNamed(survey, name);
    const options = oneOf(answer);
    if (!element || !isList(element) || !options) throw new Error(`Question "${name}" is no dropdown.`);
    const placeholder = "placeholder" in element ? element.placeholder : undefined;
    const typed = notInList?.name === name ? { typed: { min: notInList.min, max: notInList.max } } : {};
    return { name, label: title, placeholder, options, ...typed };
  });
}

/** Returns the option that a text is; undefined for any other. */
export const optionOf = ({ options }: SelectQuestion, text: string | undefined): Option | undefined =>
  options.find(({ value }) => `${value}` === text);

/** Returns the value of an option, or a number typed in place of one; undefined for what is neither. */
export function answerTo(select: SelectQuestion, text = ""): Option["value"] | undefined {
  const option = optionOf(select, text);
  if (option || !select.typed || text.trim() === "") return option?.value;
  const number = Number(text.replace(",", "."));
  return number >= select.typed.min && number <= select.typed.max ? number : undefined;
}

/** Returns whether all picks are options: a number that was typed is none, and cannot be sent as an answer. */
export const areOptions = (picks: Picks, selects: readonly SelectQuestion[]): boolean =>
  selects.every((select) => optionOf(select, picks[select.name]) !== undefined);

/** Returns the answers; null until every question has one. */
export function answersOf(picks: Picks, selects: readonly SelectQuestion[]): Answers | null {
  const answers = selects.flatMap((select) => {
    const value = answerTo(select, picks[select.name]);
    return value === undefined ? [] : [[select.name, value] as const];
  });
  return answers.length === selects.length ? Object.fromEntries(answers) : null;
}
