import type { AnswerValue } from "../../content-model/answers.ts";
import type { Text } from "../../content-model/text.ts";
import { isMoment, type MomentUnit } from "../../dates/moments.ts";
import type { Option } from "../options.ts";
import { isOnStep, type NumberLimits } from "./number-steps.ts";

/** One of the options. */
export type ChoiceAnswer = { readonly kind: "choice"; readonly options: readonly Option[] };
/** Any number of the options; the points of the selected ones are added. */
export type ChoicesAnswer = { readonly kind: "choices"; readonly options: readonly Option[] };
/** A typed number. */
export type NumberAnswer = NumberLimits & {
  readonly kind: "number";
  /** For a number on a line: the words at `min` and at `max`. */
  readonly ends?: { readonly low: Text | undefined; readonly high: Text | undefined };
};
/** A typed text. */
export type TextAnswer = {
  readonly kind: "text";
  /** In characters. */
  readonly maxLength: number;
  /** True for a text of several lines. */
  readonly hasLines?: true;
};
/** A typed day, time of day or month, stored in ISO 8601. */
export type MomentAnswer = {
  readonly kind: "moment";
  readonly unit: MomentUnit;
  /** The first and the last that may be answered, in the same form. */
  readonly min: string | undefined;
  readonly max: string | undefined;
};

/**
 * What may be answered to an item. Other code calls the functions here or in `on-server.ts` and does not read
 * `kind`.
 */
export type AnswerKind = ChoiceAnswer | ChoicesAnswer | NumberAnswer | TextAnswer | MomentAnswer;

/** What pages and the server need to know of a kind of answer. */
type Kind<Answer> = {
  readonly isTyped: boolean;
  options(answer: Answer): readonly Option[];
  oneOf(answer: Answer): readonly Option[] | null;
  fits(answer: Answer, value: AnswerValue): boolean;
  /** Whether a value that does not fit can stand in the field, with a message that says what is wrong with it. */
  canBeCorrected(value: AnswerValue, answer: Answer): boolean;
};

const isAmong = (options: readonly Option[], value: unknown) => options.some((option) => option.value === value);

const choice: Kind<ChoiceAnswer> = {
  isTyped: false,
  options: ({ options }) => options,
  oneOf: ({ options }) => options,
  fits: ({ options }, value) => isAmong(options, value),
  canBeCorrected: () => false,
};
const choices: Kind<ChoicesAnswer> = {
  isTyped: false,
  options: ({ options }) => options,
  oneOf: () => null,
  fits: ({ options }, value) => Array.isArray(value) && value.every((one) => isAmong(options, one)),
  canBeCorrected: () => false,
};
const written = { isTyped: true, options: () => [], oneOf: () => null };
const number: Kind<NumberAnswer> = {
  ...written,
  fits: (answer, value) =>
    typeof value === "number" &&
    value >= (answer.min ?? -Infinity) &&
    value <= (answer.max ?? Infinity) &&
    isOnStep(answer, value),
  canBeCorrected: (value) => typeof value === "number",
};
const text: Kind<TextAnswer> = {
  ...written,
  fits: ({ maxLength }, value) => typeof value === "string" && value.length <= maxLength,
  canBeCorrected: () => false,
};
const moment: Kind<MomentAnswer> = {
  ...written,
  fits: ({ unit, min, max }, value) =>
    isMoment(unit, value) && !(min !== undefined && value < min) && !(max !== undefined && value > max),
  canBeCorrected: (value, { unit }) => isMoment(unit, value),
};

const kinds = { choice, choices, number, text, moment };
const kindOf = ({ kind }: AnswerKind): Kind<AnswerKind> => kinds[kind];

/** Returns all options; none when the answer is typed. */
export const optionsOf = (answer: AnswerKind): readonly Option[] => kindOf(answer).options(answer);

/** Returns the options of which exactly one is selected, and null for any other kind. */
export const oneOf = (answer: AnswerKind): readonly Option[] | null => kindOf(answer).oneOf(answer);

/** Returns true when the answer is typed instead of selected. */
export const isTyped = (answer: AnswerKind): boolean => kindOf(answer).isTyped;

/** Returns true where people may write whatever they like. */
export const isFreeText = ({ kind }: AnswerKind): boolean => kind === "text";

/** Returns the most characters that may be typed; undefined when the answer is no text. */
export const longestText = (answer: AnswerKind): number | undefined =>
  answer.kind === "text" ? answer.maxLength : undefined;

/** Returns the limits of a number or of a moment; none for other answers. */
export function typedLimits(answer: AnswerKind): { min?: number | string; max?: number | string; step?: number } {
  if (answer.kind !== "number" && answer.kind !== "moment") return {};
  const { kind: _, ...limits } = answer;
  return Object.fromEntries(Object.entries(limits).filter(([name, limit]) => name !== "unit" && limit !== undefined));
}

/** Returns true for a stored answer that can still be given. */
export const fits = (answer: AnswerKind, value: AnswerValue): boolean => kindOf(answer).fits(answer, value);

/**
 * Returns true for a stored answer that the field can show again: one that fits, or one out of its limits or off its step.
 */
export const canBeShown = (answer: AnswerKind, value: AnswerValue): boolean =>
  fits(answer, value) || kindOf(answer).canBeCorrected(value, answer);
