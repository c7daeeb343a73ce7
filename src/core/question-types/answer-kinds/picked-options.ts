import type { AnswerValue } from "../../content-model/answers.ts";
import { hasIntegers, optionCoding } from "../../fhir/option-coding.ts";
import { type AnswerOption, type EnableWhen, type ResponseAnswer, URLS } from "../../fhir/resources.ts";
import type { Option } from "../options.ts";
import type { ChoiceAnswer, ChoicesAnswer } from "./answer-kinds.ts";
import type { FhirAbout, FhirAnswer } from "./kind-on-server.ts";

// What the two kinds of answers that are picked have in common.

type Picked = ChoiceAnswer | ChoicesAnswer;

/** JSON Schema takes no empty list and no value twice; where there is no option, nothing fits. */
export function schemaOfOptions(options: readonly Option[]): object | false {
  return options.length === 0 ? false : { enum: [...new Set(options.map(({ value }) => value))] };
}

/** The option a cell names, by its value; else the text it is. */
export function optionInCell(options: readonly Option[], text: string): unknown {
  const found =
    options.find(({ value }) => `${value}` === text) ?? options.find(({ value }) => `${value}` === text.trim());
  return found ? found.value : text;
}

function fhirOptions(answer: Picked, { points }: FhirAbout): AnswerOption[] {
  return answer.options.map((option): AnswerOption => {
    const value = points[`${option.value}`];
    const isNumber = typeof option.value === "number" && !hasIntegers(answer);
    const extension = [
      ...(isNumber ? [{ url: URLS.elementType, valueCode: "number" }] : []),
      ...(value === undefined ? [] : [{ url: URLS.ordinalValue, valueDecimal: value }]),
      ...(option.isExclusive ? [{ url: URLS.optionExclusive, valueBoolean: true }] : []),
    ];
    return { ...(extension.length > 0 ? { extension } : {}), ...optionCoding(answer, option) };
  });
}

export function fhirPicked(answer: Picked, about: FhirAbout, repeats: { repeats?: true }): FhirAnswer {
  const { required, marks } = about;
  return {
    type: hasIntegers(answer) ? "integer" : "choice",
    required,
    ...repeats,
    ...(marks.length > 0 ? { extension: marks } : {}),
    answerOption: fhirOptions(answer, about),
  };
}

/** Options are only equal or not. */
export function fhirPickedCondition(
  answer: Picked,
  operator: EnableWhen["operator"],
  wanted: unknown,
): Partial<EnableWhen> | null {
  const option = answer.options.find(({ value }) => value === wanted);
  if (!option || (operator !== "=" && operator !== "!=")) return null;
  const { valueCoding, valueInteger } = optionCoding(answer, option);
  if (valueInteger !== undefined) return { answerInteger: valueInteger };
  const { system, code } = valueCoding ?? {};
  return { answerCoding: { ...(system ? { system } : {}), ...(code ? { code } : {}) } };
}

export function fhirPickedResponse(answer: Picked, value: AnswerValue, points: number | null): ResponseAnswer {
  const given = value as Option["value"];
  const option = answer.options.find((one) => one.value === given) ?? { value: given, text: `${given}` };
  const { valueCoding, valueInteger } = optionCoding(answer, option);
  if (valueInteger !== undefined) return { valueInteger };
  const extension = points === null ? [] : [{ url: URLS.ordinalValue, valueDecimal: points }];
  return { valueCoding: { ...(extension.length > 0 ? { extension } : {}), ...valueCoding } };
}
