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
};

/** The picked values as the selects hold them: text by question, absent or empty while nothing is picked. */
export type Picks = Readonly<Record<string, string>>;

/**
 * Returns the questions of a survey as selects.
 * @throws Error when a question cannot be shown as a select, which the content check prevents
 */
export function selectsOf(survey: SurveyDocument): SelectQuestion[] {
  return itemsOf(survey).map(({ name, title, answer }) => {
    const element = elementNamed(survey, name);
    const options = oneOf(answer);
    if (!element || !isList(element) || !options) throw new Error(`Question "${name}" is no dropdown.`);
    const placeholder = "placeholder" in element ? element.placeholder : undefined;
    return { name, label: title, placeholder, options };
  });
}

/** Returns the answers; null until every question has one. */
export function answersOf(picks: Picks, selects: readonly SelectQuestion[]): Answers | null {
  const answers = selects.flatMap(({ name, options }) => {
    const picked = options.find(({ value }) => `${value}` === picks[name]);
    return picked ? [[name, picked.value] as const] : [];
  });
  return answers.length === selects.length ? Object.fromEntries(answers) : null;
}
