import type { JSONPath } from "jsonc-parser";
import type { PropertySchema } from "../properties/property-schema.ts";
import type { LooseQuestion } from "../read-loosely.ts";
import type { SurveyEdit } from "../survey-edit.ts";

/** One list of a question, for the form of the list and of its entries. */
export type OptionsProps = {
  readonly form: SurveyEdit;
  readonly question: LooseQuestion;
  /** The list: options, or rows. */
  readonly property: string;
  readonly schema: PropertySchema;
  readonly path: JSONPath;
  readonly order: readonly string[];
};
