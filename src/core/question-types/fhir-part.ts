import type { Text } from "../content-model/text.ts";

/** An option of an item of a FHIR questionnaire. */
export type FoundOption = {
  readonly value: string | number;
  readonly text: Text;
  readonly points: number | undefined;
  readonly isExclusive: boolean;
};

/** An item of a FHIR questionnaire, read as far as a question type needs to know its own. */
export type FoundItem = {
  /** The type FHIR gives it. */
  readonly type: string;
  /** The name of one of our types, where this program wrote the item. */
  readonly elementType: string | undefined;
  readonly isDropDown: boolean;
  readonly repeats: boolean;
  readonly maxLength: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** At least two, or null. Of a table, the options of its first row. */
  readonly options: readonly FoundOption[] | null;
  /** The first and the last option where all are whole numbers one after another. */
  readonly run: { readonly first: number; readonly last: number } | null;
  /** The rows of a table; null for any other item. */
  readonly rows: readonly { readonly value: string; readonly text: Text; readonly required: boolean }[] | null;
};

/** What an imported element has whatever its type, in this order. */
export type SharedProperties = {
  readonly name: string;
  readonly title: Text;
  readonly description?: Text;
  readonly isRequired?: boolean;
  readonly visibleIf?: string;
};

export type FhirPart<Element> = {
  /** How an exported item is marked: by a control FHIR has a code for, or by the name of the type. */
  readonly mark?: { readonly control: string } | "name";
  /** True where conditions write the codes of the options without quotes. */
  readonly hasPlainCodes?: true;
  /** The element an item becomes; null where the item is of another type. */
  from(found: FoundItem, shared: SharedProperties): Element | null;
};

/** Options as a survey lists them: bare values where the words are the value. */
export function choiceFrom({ value, text }: FoundOption) {
  return text === `${value}` ? value : { value, text };
}
