import type { Text } from "../content-model/text.ts";
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

/** All types, in the order in which users see them listed. */
export const questionTypes: readonly QuestionType<SurveyElement>[] = Object.values(index).sort(
  (one, other) => one.place - other.place,
);

const byName: ReadonlyMap<string, QuestionType<SurveyElement>> = new Map(
  questionTypes.map((type) => [type.name, type]),
);

/** Returns the type of this name; undefined for a SurveyJS type that is not supported. */
export function typeNamed(name: string | undefined): QuestionType<SurveyElement> | undefined {
  return name === undefined ? undefined : byName.get(name);
}

export function typeOf({ type }: SurveyElement): QuestionType<SurveyElement> {
  return byName.get(type) as QuestionType<SurveyElement>;
}

/** Returns what an element asks or says. */
export function wordsOf(element: SurveyElement): Text {
  return typeOf(element).words?.of(element) ?? ("title" in element ? (element.title ?? "") : "");
}

/** Returns the property that holds it. */
export const wordsPropertyOf = (type: string | undefined): string => typeNamed(type)?.words?.property ?? "title";

/** Returns false for a type that only displays something. */
export function asksSomething(type: string | undefined): boolean {
  return typeNamed(type)?.asksNothing !== true;
}

/** Returns true for a question whose options open as a list. */
export function isList({ type }: SurveyElement): boolean {
  return typeNamed(type)?.shown.renderer === "list";
}

/** Returns the options of an element, whichever property holds them. */
export function choicesOf(element: SurveyElement): readonly Choice[] | undefined {
  const type = typeNamed(element.type);
  return listOf(element, type ? type.optionList : "choices");
}

/** Returns the rows that are asked one by one. */
export function rowsOf(element: SurveyElement): readonly Choice[] | undefined {
  return listOf(element, typeNamed(element.type)?.rowList);
}

function listOf(element: SurveyElement, property: string | undefined): readonly Choice[] | undefined {
  const properties = element as Readonly<Record<string, unknown>>;
  return property === undefined ? undefined : (properties[property] as readonly Choice[] | undefined);
}
