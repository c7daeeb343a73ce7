import type { Text } from "../content-model/text.ts";
import type { MomentUnit } from "../dates/moments.ts";
import { OTHER } from "./special-choices.ts";

/** An option of a FHIR questionnaire item. */
export type FoundOption = {
  readonly value: string | number;
  readonly text: Text;
  readonly points: number | undefined;
  readonly isExclusive: boolean;
};

/** A field among several of one question. */
export type FoundField = {
  readonly name: string;
  readonly title: Text;
  readonly isRequired?: boolean;
  readonly inputType?: "text" | "number" | MomentUnit;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
  readonly maxLength?: number;
};

/** A FHIR questionnaire item, with the properties by which a question type recognizes its own. */
export type FoundItem = {
  /** Its type in FHIR. */
  readonly type: string;
  /** The name of our question type, when our own export wrote the item. */
  readonly elementType: string | undefined;
  readonly isDropDown: boolean;
  readonly isSlider: boolean;
  readonly repeats: boolean;
  readonly maxLength: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | undefined;
  /** The first and the last day, time of day or month. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** True for a date without its day. */
  readonly isMonth: boolean;
  /** The words at the two ends of a slider. */
  readonly ends: { readonly low: Text | undefined; readonly high: Text | undefined };
  /** At least two options, or null. For a table, the options of its first row. */
  readonly options: readonly FoundOption[] | null;
  /** The fields of a question with several; null for any other item. */
  readonly fields: readonly FoundField[] | null;
  /** True where an answer of one's own may be given beside the options. */
  readonly hasOther: boolean;
  /** The first and the last option when all are consecutive whole numbers. */
  readonly run: { readonly first: number; readonly last: number } | null;
  /** The rows of a table; null for any other item. */
  readonly rows: readonly { readonly value: string; readonly text: Text; readonly required: boolean }[] | null;
};

/** The properties of an imported element of any type, in this order. */
export type SharedProperties = {
  readonly name: string;
  readonly title: Text;
  readonly description?: Text;
  readonly isRequired?: boolean;
  readonly declinable?: boolean;
  readonly visibleIf?: string;
};

export type FhirPart<Element> = {
  /** How an exported item is marked: by a control for which FHIR has a code, or by the name of the type. */
  readonly mark?: { readonly control: string } | "name";
  /** True when conditions contain the codes of the options without quotes. */
  readonly hasPlainCodes?: true;
  /** Returns the element for an item; null when the item is of another type. */
  from(found: FoundItem, shared: SharedProperties): Element | null;
};

/**
 * Returns the choices of a question and, where an answer of one's own may be given, "other" with its words. Our own export
 * has "other" among the options.
 */
export function choicesFrom<Listed>(
  { options, hasOther }: FoundItem,
  from: (option: FoundOption) => Listed,
): { choices: Listed[]; showOtherItem?: true; otherText?: Text } {
  const listed = options ?? [];
  if (!hasOther) return { choices: listed.map(from) };
  const other = listed.find(({ value }) => value === OTHER);
  const choices = listed.filter((option) => option !== other).map(from);
  return { choices, showOtherItem: true, ...(other ? { otherText: other.text } : {}) };
}

/** Returns an option as surveys list it: the bare value when its text equals the value. */
export function choiceFrom({ value, text }: FoundOption) {
  return text === `${value}` ? value : { value, text };
}
