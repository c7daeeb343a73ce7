import type { AnswerValue, ChoiceValue } from "../content-model/answers.ts";
import type { Text } from "../content-model/text.ts";

export type OptionValue = Extract<AnswerValue, string | number | boolean>;
export type Option = {
  readonly value: OptionValue;
  readonly text: Text;
  /** True for an option that cannot be selected together with others. */
  readonly isExclusive?: boolean;
};

/** An option as a survey lists it: its bare value, or a value with the words for it. */
export type Choice = ChoiceValue | { readonly value: ChoiceValue; readonly text: Text; readonly isExclusive?: boolean };

export function listedOptions(choices: readonly Choice[]): Option[] {
  return choices.map((choice) => (typeof choice === "object" ? choice : { value: choice, text: `${choice}` }));
}

/** Returns options as a survey lists them: the bare value where the words are the same. Yes and no are never listed. */
export function choicesOfOptions(options: readonly Option[]): (ChoiceValue | { value: ChoiceValue; text: Text })[] {
  return options.flatMap(({ value, text }) =>
    typeof value === "boolean" ? [] : [text === `${value}` ? value : { value, text }],
  );
}

/** Returns the whole numbers from `min` to `max`; none when either is missing. */
export function numberedOptions(min: number | undefined, max: number | undefined): Option[] {
  if (min === undefined || max === undefined) return [];
  const count = Math.max(0, max - min + 1);
  return Array.from({ length: count }, (_, index) => ({ value: min + index, text: `${min + index}` }));
}
