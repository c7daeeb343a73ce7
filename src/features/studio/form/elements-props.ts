import type { JSONPath } from "jsonc-parser";
import type { LooseQuestion } from "./read-loosely.ts";
import type { SurveyEdit } from "./survey-edit.ts";

/** One list of questions, of a page or of a group. */
export type ElementsProps = {
  readonly form: SurveyEdit;
  readonly elements: readonly LooseQuestion[];
  /** The place of the list in the file. */
  readonly path: JSONPath;
  /** The page or group, in words. */
  readonly where: string;
};
