import type { Text } from "../../content-model/text.ts";
import { controlOf } from "../../fhir/control.ts";
import { type QuestionnaireItem, URLS } from "../../fhir/resources.ts";
import { fhirText } from "../../fhir/texts.ts";
import { textOf } from "../../shared/text-of.ts";
import type { NumberAnswer } from "./answer-kinds.ts";
import type { KindOnServer } from "./kind-on-server.ts";
import { isOnStep } from "./number-steps.ts";
import { readNumber } from "./read-number.ts";

export const numberOnServer: KindOnServer<NumberAnswer> = {
  schema: ({ min, max, step }) => ({
    type: "number",
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(step === undefined ? {} : { steps: { min, max, step } }),
  }),
  fromCell: (_, cell) => readNumber(cell) ?? cell,
  possible: everyStep,
  plain: ({ min, max, step }) => [min ?? lastStep(max, step) ?? 0],
  worthTrying: (answer, { numbers }) => numbers(answer.min, answer.max).filter((value) => isOnStep(answer, value)),
  limits: ({ min, max }) => ({ min, max }),
  columns({ min, max, ends }, base) {
    const range = min === undefined || max === undefined ? null : { min, max };
    const options = [...labelAt(min, ends?.low), ...labelAt(max, ends?.high)];
    return [{ ...base, type: "number", range, options }];
  },
  pointsHaveRange: true,
  fhirItem({ min, max, step, ends }, { required, marks, linkId }) {
    const extension = [
      ...marks,
      ...(min === undefined ? [] : [{ url: URLS.minValue, valueDecimal: min }]),
      ...(max === undefined ? [] : [{ url: URLS.maxValue, valueDecimal: max }]),
      ...(step === undefined ? [] : [{ url: URLS.step, valueDecimal: step }]),
    ];
    const item = [
      ...endItem(`${linkId}/lower`, "lower", ends?.low),
      ...endItem(`${linkId}/upper`, "upper", ends?.high),
    ];
    return {
      type: "decimal",
      required,
      ...(extension.length > 0 ? { extension } : {}),
      ...(item.length > 0 ? { item } : {}),
    };
  },
  fhirCondition(_, __, value) {
    if (typeof value === "number") return { answerDecimal: value };
    return typeof value === "string" ? { answerString: value } : null;
  },
  fhirResponse: (_, value) => ({ valueDecimal: Number(value) }),
};

/** Returns the words at one end as an option of a codebook. */
const labelAt = (at: number | undefined, words: Text | undefined) =>
  at === undefined || words === undefined ? [] : [{ value: `${at}`, label: textOf(words), code: at, points: null }];

/** Returns the words at one end of a line, which FHIR has as a text beside the question. */
function endItem(linkId: string, code: string, words: Text | undefined): QuestionnaireItem[] {
  return words === undefined
    ? []
    : [{ linkId, ...fhirText("text", words), type: "display", extension: [controlOf(code)] }];
}

/** The most numbers that are listed: minutes of a day, say. */
const MOST_LISTED = 1500;

/** Lists whole numbers on their steps from end to end; null where there are too many, or no end. */
function everyStep({ min, max, step }: NumberAnswer): number[] | null {
  if (min === undefined || max === undefined || step === undefined) return null;
  if (![min, step].every(Number.isInteger) || (max - min) / step > MOST_LISTED) return null;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** Returns the highest number on a step, counted from 0. */
const lastStep = (max: number | undefined, step: number | undefined): number | undefined =>
  max === undefined || step === undefined ? max : Math.floor(max / step) * step;
