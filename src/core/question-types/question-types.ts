import * as index from "./index.ts";
import type { Choice } from "./options.ts";
import type { QuestionType } from "./question-type.ts";

type Types = (typeof index)[keyof typeof index];

/** An element of a survey, of any type. */
export type SurveyElement = Types extends infer One
  ? One extends QuestionType<infer Element>
    ? Element
    : never
  : never;

/** All types, in the order in which they are listed to people. */
export const questionTypes: readonly QuestionType<SurveyElement>[] = Object.values(index).sort(
  (one, other) => one.place - other.place,
);

const byName: ReadonlyMap<string, QuestionType<SurveyElement>> = new Map(
  questionTypes.map((type) => [type.name, type]),
);

/** The type of this name; undefined for a name of SurveyJS that is not taken here. */
export function typeNamed(name: string | undefined): QuestionType<SurveyElement> | undefined {
  return name === undefined ? undefined : byName.get(name);
}

export function typeOf({ type }: SurveyElement): QuestionType<SurveyElement> {
  return byName.get(type) as QuestionType<SurveyElement>;
}

/** False for a type that only shows something. */
export function asksSomething(type: string | undefined): boolean {
  return typeNamed(type)?.asksNothing !== true;
}

/** Returns true for a question whose options open as a list. */
export function isList({ type }: SurveyElement): boolean {
  return typeNamed(type)?.shown.renderer === "list";
}

/** What may be picked, under whichever property it stands. */
export function choicesOf(element: SurveyElement): readonly Choice[] | undefined {
  const type = typeNamed(element.type);
  return listOf(element, type ? type.optionList : "choices");
}

/** The rows that are asked one by one. */
export function rowsOf(element: SurveyElement): readonly Choice[] | undefined {
  return listOf(element, typeNamed(element.type)?.rowList);
}

function listOf(element: SurveyElement, property: string | undefined): readonly Choice[] | undefined {
  const properties = element as Readonly<Record<string, unknown>>;
  return property === undefined ? undefined : (properties[property] as readonly Choice[] | undefined);
}
