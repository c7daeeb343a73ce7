import type { SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { MONTH_FORM } from "../question-types/answer-kinds/moment.ts";
import type { FoundField, FoundItem, FoundOption, SharedProperties } from "../question-types/fhir-part.ts";
import { questionTypes, typeNamed } from "../question-types/question-types.ts";
import { hasControl } from "./control.ts";
import { type QuestionnaireItem, URLS } from "./resources.ts";
import { textFromFhir } from "./texts.ts";

/**
 * Returns the element for an item: of the type it names, otherwise of the first type that accepts it; null when
 * none does.
 */
export function elementFrom(found: FoundItem, shared: SharedProperties): SurveyElement | null {
  const named = typeNamed(found.elementType)?.fhir?.from(found, shared);
  if (named) return named;
  for (const { fhir } of questionTypes) {
    const element = fhir?.from(found, shared);
    if (element) return element;
  }
  return null;
}

/** Reads the properties of an item that question types need. */
export function foundItem(
  item: QuestionnaireItem,
  options: readonly FoundOption[] | null,
  rows: readonly QuestionnaireItem[] | null = null,
  fields: readonly FoundField[] | null = null,
): FoundItem {
  const { repeats = false, extension = [], linkId } = item;
  const { type, maxLength } = typedAgain(item);
  const limit = (wanted: string) => {
    const found = extension.find(({ url }) => url === wanted);
    return found?.valueDecimal ?? found?.valueInteger;
  };
  const momentLimit = (wanted: string) => {
    const found = extension.find(({ url }) => url === wanted);
    return found?.valueDate ?? found?.valueTime?.slice(0, 5);
  };
  return {
    type,
    elementType: rows ? undefined : extension.find(({ url }) => url === URLS.elementType)?.valueCode,
    isDropDown: extension.some(({ valueCodeableConcept }) =>
      valueCodeableConcept?.coding?.some(({ code }) => code === "drop-down"),
    ),
    isSlider: hasControl(item, "slider"),
    repeats,
    maxLength,
    min: limit(URLS.minValue),
    max: limit(URLS.maxValue),
    step: limit(URLS.step),
    from: momentLimit(URLS.minValue),
    to: momentLimit(URLS.maxValue),
    isMonth: extension.some(({ url, valueString }) => url === URLS.entryFormat && valueString === MONTH_FORM),
    ends: { low: endOf(item, "lower"), high: endOf(item, "upper") },
    options,
    fields,
    hasOther: type === "open-choice" || textBeside(item) !== undefined,
    run: runOf(options ?? []),
    rows: rows?.map((row) => rowOf(row, linkId)) ?? null,
  };
}

/** A time of day without limits that our own export made of a typed one is typed in anybody's words again. */
function typedAgain({ type, maxLength, extension = [] }: QuestionnaireItem): {
  readonly type: string;
  readonly maxLength: number | undefined;
} {
  const longest = extension.find(({ url }) => url === URLS.typedTime)?.valueInteger;
  const hasLimits = extension.some(({ url }) => url === URLS.minValue || url === URLS.maxValue);
  if (type !== "time" || longest === undefined || hasLimits) return { type, maxLength };
  return { type: "string", maxLength: longest > 0 ? longest : undefined };
}

/** Returns the item for the text beside "other", in the form that our own export writes. */
export const textBeside = ({ linkId, item = [] }: QuestionnaireItem): QuestionnaireItem | undefined =>
  item.find((inner) => inner.type === "string" && inner.linkId === `${linkId}-Comment`);

function endOf({ item = [] }: QuestionnaireItem, code: string): Text | undefined {
  const end = item.find((one) => hasControl(one, code));
  return end && textOfItem(end);
}

function runOf(options: readonly FoundOption[]): FoundItem["run"] {
  const numbers = options.map(({ value }) => value);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (typeof first !== "number" || typeof last !== "number") return null;
  return numbers.every((value, index) => value === first + index) ? { first, last } : null;
}

function rowOf(row: QuestionnaireItem, table: string) {
  const value = row.linkId.slice(table.length + 1);
  return { value, text: textOfItem(row) ?? value, required: row.required === true };
}

export function textOfItem({ text, _text }: QuestionnaireItem): Text | undefined {
  return text ? textFromFhir(text, _text) : undefined;
}
