import type { Item, Option } from "../surveys/items.ts";
import { type AnswerOption, URLS } from "./resources.ts";
import { fhirText } from "./texts.ts";

/** An item whose options are all whole numbers shown as they are has integers for answers, any other has codes. */
export function hasIntegers({ answer }: Item): boolean {
  if (answer.kind !== "choice") return false;
  return answer.options.every(({ value, text }) => Number.isSafeInteger(value) && text === `${value}`);
}

/** One option as FHIR has it, without its points. The code is the option's value. */
export function optionCoding(item: Item, { value, text }: Option): Pick<AnswerOption, "valueCoding" | "valueInteger"> {
  if (hasIntegers(item)) return { valueInteger: Number(value) };
  return { valueCoding: { system: URLS.options, code: `${value}`, ...fhirText("display", text) } };
}
