import type { OptionValue } from "./options.ts";

/** How a question is shown. `survey-view` has a renderer of each name. */
export type RendererName =
  /** Options as large rows, of which one is picked. */
  | "one-of-rows"
  /** The same with short numbers side by side. */
  | "one-of-numbers"
  | "several-of-rows"
  /** Rows, each with its own options. */
  | "rows-of-options"
  /** The browser's own list. */
  | "list"
  /** A field to write in. */
  | "field"
  /** A line that asks nothing. */
  | "line";

export type ShownOption = {
  readonly value: OptionValue;
  readonly text: string;
  /** True for an option that cannot be picked together with others. */
  readonly standsAlone?: boolean;
};

/** The words a hint is made of, in the language of the page. */
type HintWords = {
  readonly several: string;
  readonly end: (end: { number: number; words: string }) => string;
};

/**
 * How a type is shown. What is read of a question is SurveyJS's own model of it, whose texts are in the
 * language of the page; each function names the few properties it reads.
 */
export type ShownQuestion = {
  readonly renderer: RendererName;
  /** The question types of SurveyJS that must stay in the bundle for it. */
  readonly surveyJs: {
    /** Those it is asked by. */
    readonly models: readonly string[];
    /** Those that SurveyJS draws, where the renderer is not ours. */
    readonly drawings?: readonly string[];
  };
  /** The options that are drawn, by all renderers of rows. */
  options?(question: object): ShownOption[];
  /** The rows that each have these options. */
  rows?(question: object): readonly { readonly name: string; readonly text: string }[];
  /** The options of a list, for reading it aloud. */
  list?(question: object): readonly { readonly text: string }[];
  /** What one should know before choosing, beside the question's own description. */
  hint?(question: object, words: HintWords): string | undefined;
};

type ShownChoice = { readonly value: OptionValue; readonly text: string; readonly isExclusive?: boolean };
/** SurveyJS's model of a question with choices. */
export type WithChoices = { readonly visibleChoices: readonly ShownChoice[] };

export const plainOption = ({ value, text }: ShownChoice): ShownOption => ({ value, text });
