import { URLS } from "../../fhir/resources.ts";
import type { NumberAnswer } from "./answer-kinds.ts";
import type { KindOnServer } from "./kind-on-server.ts";

const NUMBER = /^-?\d+(\.\d+)?$/;

export const numberOnServer: KindOnServer<NumberAnswer> = {
  schema: ({ min, max }) => ({
    type: "number",
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }),
  fromCell: (_, cell) => (NUMBER.test(cell.trim()) ? Number(cell) : cell),
  possible: () => null,
  plain: ({ min, max }) => [min ?? max ?? 0],
  worthTrying: ({ min, max }, { numbers }) => numbers(min, max),
  limits: ({ min, max }) => ({ min, max }),
  columns({ min, max }, base) {
    const range = min === undefined || max === undefined ? null : { min, max };
    return [{ ...base, type: "number", range }];
  },
  pointsHaveRange: true,
  fhirItem({ min, max }, { required }) {
    const extension = [
      ...(min === undefined ? [] : [{ url: URLS.minValue, valueDecimal: min }]),
      ...(max === undefined ? [] : [{ url: URLS.maxValue, valueDecimal: max }]),
    ];
    return { type: "decimal", required, ...(extension.length > 0 ? { extension } : {}) };
  },
  fhirCondition(_, __, value) {
    if (typeof value === "number") return { answerDecimal: value };
    return typeof value === "string" ? { answerString: value } : null;
  },
  fhirResponse: (_, value) => ({ valueDecimal: Number(value) }),
};
