import type { JSONPath } from "jsonc-parser";
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

/** An item and the place of its question in the file. */
type PlacedItem = NamedItem & { readonly path: JSONPath };

/** Returns the items of a survey, those of questions that are whole enough to be asked. */
export function looseItems({ pages }: LooseSurvey): PlacedItem[] {
  const within = (elements: readonly LooseQuestion[], list: JSONPath): PlacedItem[] =>
    elements.flatMap((element, index) => {
      const path = [...list, index];
      const own = itemsOf(element).map((item) => ({ ...item, path }));
      return [...own, ...within(element.elements ?? [], [...path, "elements"])];
    });
  return pages.flatMap(({ elements, path }) => within(elements, [...path, "elements"]));
}

/** Whether a question is asked before what a condition shows: one that is not would never have been answered by then. */
export function isAskedBefore({ path }: PlacedItem, shown: JSONPath): boolean {
  const at = path.findIndex((part, index) => part !== shown[index]);
  const [own, other] = [path[at], shown[at]];
  return own !== undefined && other !== undefined && own < other;
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
