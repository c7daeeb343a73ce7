import { URLS } from "../../fhir/resources.ts";
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
  possible: () => null,
  plain: ({ min, max, step }) => [min ?? lastStep(max, step) ?? 0],
  worthTrying: (answer, { numbers }) => numbers(answer.min, answer.max).filter((value) => isOnStep(answer, value)),
  limits: ({ min, max }) => ({ min, max }),
  columns({ min, max }, base) {
    const range = min === undefined || max === undefined ? null : { min, max };
    return [{ ...base, type: "number", range }];
  },
  pointsHaveRange: true,
  fhirItem({ min, max, step }, { required }) {
    const extension = [
      ...(min === undefined ? [] : [{ url: URLS.minValue, valueDecimal: min }]),
      ...(max === undefined ? [] : [{ url: URLS.maxValue, valueDecimal: max }]),
      ...(step === undefined ? [] : [{ url: URLS.step, valueDecimal: step }]),
    ];
    return { type: "decimal", required, ...(extension.length > 0 ? { extension } : {}) };
  },
  fhirCondition(_, __, value) {
    if (typeof value === "number") return { answerDecimal: value };
    return typeof value === "string" ? { answerString: value } : null;
  },
  fhirResponse: (_, value) => ({ valueDecimal: Number(value) }),
};

/** Returns the highest number on a step, counted from 0. */
const lastStep = (max: number | undefined, step: number | undefined): number | undefined =>
  max === undefined || step === undefined ? max : Math.floor(max / step) * step;
