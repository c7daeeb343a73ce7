import { isMoment, type MomentUnit } from "../../dates/moments.ts";

/** The part of an element that limits its answer. */
type Limited = {
  readonly inputType?: "text" | "number" | MomentUnit;
  readonly min?: number | string;
  readonly max?: number | string;
};
type Limit = number | string | undefined;
export const numberIn = (limit: Limit) => (typeof limit === "number" ? limit : undefined);
export const textIn = (limit: Limit) => (typeof limit === "string" ? limit : undefined);

/** Returns those of the two that are given. */
export const limitsIn = <One extends Limit>(min: One, max: One) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const FORMS = { date: "a date such as 1950-03-14", time: "a time such as 21:30", month: "a month such as 1950-03" };

/** The limits of a number are numbers; those of a day, a time or a month are such. */
export function limitMistakes({ inputType = "text", min, max }: Limited) {
  const given = Object.entries(limitsIn(min, max));
  const isNumber = inputType === "text" || inputType === "number";
  const wrong = given.filter(([, limit]) => (isNumber ? typeof limit !== "number" : !isMoment(inputType, limit)));
  if (wrong.length > 0) {
    const form = isNumber ? "a number" : FORMS[inputType];
    return wrong.map(([property, limit]) => {
      const message = `The limit ${limit} is not ${form}, as the answers are.`;
      return { code: "LIMIT_FORM", property, message, hint: `Write ${form}.` };
    });
  }
  if (min === undefined || max === undefined || min <= max) return [];
  const message = `The last answer, ${max}, is below the first, ${min}.`;
  return [{ code: "LIMITS_CROSSED", property: "max", message, hint: "Give a higher max, or a lower min." }];
}
