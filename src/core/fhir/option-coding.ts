import { type AnswerKind, oneOf } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Option } from "../question-types/options.ts";
import { type AnswerOption, URLS } from "./resources.ts";
import { fhirText } from "./texts.ts";

/**
 * Returns true when the answer is an integer in FHIR: all options are whole numbers shown as they are. Any other
 * answer is a code.
 */
export function hasIntegers(answer: AnswerKind): boolean {
  return oneOf(answer)?.every(({ value, text }) => Number.isSafeInteger(value) && text === `${value}`) ?? false;
}

/** Returns one option in FHIR's form, without its points. The code is the option's value. */
export function optionCoding(
  answer: AnswerKind,
  { value, text }: Option,
): Pick<AnswerOption, "valueCoding" | "valueInteger"> {
  if (hasIntegers(answer)) return { valueInteger: Number(value) };
  return { valueCoding: { system: URLS.options, code: `${value}`, ...fhirText("display", text) } };
}
