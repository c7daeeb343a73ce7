import type { SurveyElement } from "../content-model/survey.ts";
import type { OptionValue } from "../question-types/options.ts";

// What the columns of another program cannot say of a question travels beside them, in a place that the program passes
// over. Where both say something, the program's own columns hold: people edit those.

/** Properties of an element, without what the program holds itself. */
export type CarriedElement = Readonly<Record<string, unknown>> & { readonly type: string };

/** What travels beside one field of the program. */
export type Carried = {
  /** Our name of what it asks, such as `mood` or `chores.stairs`. */
  readonly name?: string;
  /** Our options by the program's codes, where a code is another value than the option. */
  readonly codes?: ReadonlyMap<string, OptionValue>;
  readonly element?: CarriedElement;
};

/** Set beside a time of day of the program that people type in their own words here. */
export const TYPED_TIME = "typedTime";

/** Held by every program, or made anew of what it holds. */
const ALWAYS_HELD: ReadonlySet<string> = new Set("name title visibleIf choices columns items elements html".split(" "));

/**
 * Returns what of an element has to travel beside the columns of a program.
 * @param held the properties that its columns hold
 */
export function carriedElement(element: SurveyElement, held: readonly string[]): CarriedElement {
  const isHeld = (property: string, value: unknown) =>
    ALWAYS_HELD.has(property) || held.includes(property) || (property === "rows" && Array.isArray(value));
  const kept = Object.entries(element).filter(([property, value]) => !isHeld(property, value));
  return { ...Object.fromEntries(kept), type: element.type };
}

/** Returns whether a list of codes says by itself which values its options have: numbers where all are, or else texts. */
export function areSelfExplanatory(codes: ReadonlyMap<OptionValue, string>): boolean {
  const value = valueOfCode([...codes.values()]);
  return [...codes].every(([option, code]) => option === value(code));
}

/** Returns what reads a code of this list: as a number where all of them are written as one. */
function valueOfCode(codes: readonly string[]): (code: string) => string | number {
  const areNumbers = codes.every(isPlainNumber);
  return (code) => (areNumbers ? Number(code) : code);
}

/** Numbers that a person would write just so; "01" is a text. */
const isPlainNumber = (code: string): boolean => /^-?\d{1,9}(\.\d{1,9})?$/.test(code) && `${Number(code)}` === code;

/** Returns an object that was written as JSON; null for anything else. */
export function objectIn(written: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
