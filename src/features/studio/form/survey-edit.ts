import type { JSONPath } from "jsonc-parser";
import type { StudioDraft } from "#core/api/studio.ts";
import type { FormEdit } from "./form-edit.ts";
import type { PropertySchema } from "./properties/property-schema.ts";
import type { LooseSurvey } from "./read-loosely.ts";

export type PlacedNotice = { readonly sentence: string; readonly at: string };

/** What every part of the form of the questions needs. */
export type SurveyEdit = FormEdit & {
  readonly draft: StudioDraft;
  readonly survey: LooseSurvey;
  /** The schema of a survey, from which the fields are drawn. */
  readonly schema: PropertySchema;
  /** Returns a name that no question has: `question-2`. */
  readonly freshName: (of: string) => string;
  readonly isOpen: (name: string) => boolean;
  readonly open: (name: string, isOpen: boolean) => void;
  /** Opens a question that was just made, and puts the cursor into its words. */
  readonly goTo: (name: string) => void;
  /** Gives an item another name, in both files. */
  readonly rename: (path: JSONPath, from: string, to: string) => void;
  /** Deletes an entry of a list with the items it has, and says what else named them. */
  readonly remove: (path: JSONPath, what: string, items: readonly string[]) => void;
  /**
   * Says in words what an edit did beside what can be seen.
   * @param at the place where it is shown, by the name that its note has
   */
  readonly tell: (sentence: string, at: string) => void;
  /** The last notice, while it is true; null once it was closed. */
  readonly notice: PlacedNotice | null;
  readonly close: () => void;
};
