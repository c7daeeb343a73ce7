import type { Text } from "#core/content-model/text.ts";
import { optionsOf } from "#core/question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "#core/question-types/item.ts";
import type { Option } from "#core/question-types/options.ts";
import { type SurveyElement, typeNamed } from "#core/question-types/question-types.ts";
import type { LooseQuestion, LooseSurvey } from "../read-loosely.ts";
import { wordsIn } from "../structure/texts.ts";

/** What a condition can name: a question, or a row of one. */
export type NamedItem = {
  readonly name: string;
  readonly words: Text;
  /** Empty for a typed answer. */
  readonly options: readonly Option[];
  readonly isNumber: boolean;
  readonly isSeveral: boolean;
};

/** Returns the items of a survey, those of questions that are whole enough to be asked. */
export function looseItems({ pages }: LooseSurvey): NamedItem[] {
  const within = (elements: readonly LooseQuestion[]): NamedItem[] =>
    elements.flatMap((element) => [...itemsOf(element), ...within(element.elements ?? [])]);
  return pages.flatMap(({ elements }) => within(elements));
}

function itemsOf(question: LooseQuestion): NamedItem[] {
  const type = typeNamed(question.type);
  const { name } = question;
  if (!type || name === undefined) return [];
  const title = wordsIn(question) ?? name;
  const asked = { name, title, page: 0, required: false, conditions: [], validators: [] };
  try {
    return type.items(question as unknown as SurveyElement, asked).map(namedItem);
  } catch (error) {
    // While it is being made, lists may be missing.
    if (error instanceof TypeError) return [];
    throw error;
  }
}

const namedItem = ({ name, title, answer }: Item): NamedItem => ({
  name,
  words: title,
  options: optionsOf(answer),
  isNumber: answer.kind === "number",
  isSeveral: answer.kind === "choices",
});
