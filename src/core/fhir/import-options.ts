import type { FoundOption } from "../question-types/fhir-part.ts";
import {
  type AnswerOption,
  type Coding,
  type Extension,
  type Questionnaire,
  type QuestionnaireItem,
  URLS,
} from "./resources.ts";
import { textFromFhir } from "./texts.ts";

/** The properties that are read of a contained value set. */
type ValueSet = {
  readonly resourceType: string;
  readonly id?: string;
  readonly expansion?: { readonly contains?: readonly Coding[] };
  readonly compose?: { readonly include?: readonly { readonly concept?: readonly Coding[] }[] };
};

/** Returns the options of an item, its own or those of a contained value set; null when it has neither. */
export function importedOptions(item: QuestionnaireItem, questionnaire: Questionnaire): FoundOption[] | null {
  const found = item.answerOption?.map(fromAnswerOption) ?? fromValueSet(item, questionnaire);
  return found?.filter((option) => option !== null) ?? null;
}

function fromAnswerOption({
  extension = [],
  valueCoding,
  valueInteger,
  valueString,
}: AnswerOption): FoundOption | null {
  const given = pointsIn([...extension, ...(valueCoding?.extension ?? [])]);
  const isExclusive = extension.some(({ url, valueBoolean }) => url === URLS.optionExclusive && valueBoolean === true);
  if (valueCoding) {
    const option = fromCoding(valueCoding, given, isExclusive);
    const isNumber = extension.some(({ url, valueCode }) => url === URLS.elementType && valueCode === "number");
    return option && isNumber ? { ...option, value: Number(option.value) } : option;
  }
  const value = valueInteger ?? valueString;
  return value === undefined || value === "" ? null : { value, text: `${value}`, points: given, isExclusive };
}

function fromCoding(coding: Coding, points: number | undefined, isExclusive = false): FoundOption | null {
  const value = coding.code ?? coding.display;
  if (!value) return null;
  return { value, text: textFromFhir(coding.display ?? value, coding._display), points, isExclusive };
}

function fromValueSet(
  { answerValueSet }: QuestionnaireItem,
  questionnaire: Questionnaire,
): (FoundOption | null)[] | null {
  if (!answerValueSet?.startsWith("#")) return null;
  const { contained = [] } = questionnaire as { contained?: readonly ValueSet[] };
  const set = contained.find(({ resourceType, id }) => resourceType === "ValueSet" && id === answerValueSet.slice(1));
  const listed = set?.expansion?.contains ?? set?.compose?.include?.flatMap(({ concept = [] }) => concept);
  return listed?.map((coding) => fromCoding(coding, pointsIn(coding.extension ?? []))) ?? null;
}

/** Returns the points of an option. FHIR R4 calls them ordinal values, later versions item weights. */
function pointsIn(extensions: readonly Extension[]): number | undefined {
  const found = extensions.find(({ url }) => url === URLS.ordinalValue || url === URLS.itemWeight);
  return found?.valueDecimal ?? found?.valueInteger;
}

/** Returns the points of options by value. Of two that share a value the first counts, as among the options themselves. */
export const pointsOfOptions = (options: readonly FoundOption[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    options.toReversed().flatMap(({ value, points }) => (points === undefined ? [] : [[`${value}`, points] as const])),
  );
