import type { OptionValue } from "./options.ts";

/** The renderer of a question. `survey-view` implements each of these names. */
export type RendererName =
  /** Options as large rows, of which one is selected. */
  | "one-of-rows"
  /** Short numbers side by side, of which one is selected. */
  | "one-of-numbers"
  | "several-of-rows"
  /** Rows, each with its own options. */
  | "rows-of-options"
  /** The browser's own list. */
  | "list"
  /** A number on a line between two ends. */
  | "slider"
  /** A text field. */
  | "field"
  /** Text fields, each with words of its own. */
  | "fields"
  /** A line without a question. */
  | "line"
  /** Paragraphs of plain text. */
  | "note"
  /** A title above other elements. */
  | "group";

export type ShownOption = {
  readonly value: OptionValue;
  readonly text: string;
  /** True for an option that cannot be selected together with others. */
  readonly standsAlone?: boolean;
};

/** The texts a hint is built from, in the language of the page. */
type HintWords = {
  readonly several: string;
  readonly end: (end: { number: number; words: string }) => string;
  readonly range: (range: { from: number; to: number }) => string;
};

/**
 * How a type is displayed. The functions read SurveyJS's own model of a question, whose texts are in the language
 * of the page; each declares the few properties it reads.
 */
export type ShownQuestion = {
  readonly renderer: RendererName;
  /** The question types of SurveyJS that must stay in the bundle for it. */
  readonly surveyJs: {
    /** The models of the question. */
    readonly models: readonly string[];
    /** SurveyJS's own views, when we have no renderer for the type. */
    readonly drawings?: readonly string[];
  };
  /** Returns the options to display, for all renderers of rows. */
  options?(question: object): ShownOption[];
  /** Returns the rows that share these options. */
  rows?(question: object): readonly { readonly name: string; readonly text: string }[];
  /** Returns the fields of a question with several. */
  fields?(question: object): readonly { readonly name: string; readonly text: string }[];
  /** Returns the options of a list, for reading it aloud. */
  list?(question: object): readonly { readonly text: string }[];
  /** Returns what users should know before choosing, in addition to the question's own description. */
  hint?(question: object, words: HintWords): string | undefined;
};

type ShownChoice = { readonly value: OptionValue; readonly text: string; readonly isExclusive?: boolean };
/** SurveyJS's model of a question with choices. */
export type WithChoices = { readonly visibleChoices: readonly ShownChoice[] };

export const plainOption = ({ value, text }: ShownChoice): ShownOption => ({ value, text });
