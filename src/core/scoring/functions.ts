import { minutesInBed, readClockTime } from "./clock.ts";

/** A function that formulas in content may call, in addition to SurveyJS's own. */
type FormulaFunction = (parameters: readonly unknown[]) => unknown;

const asText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const asNumber = (value: unknown): number => (typeof value === "number" ? value : 0);

/**
 * Returns the time in bed in quarter hours, for the user to confirm ("about 8 hours"); empty while a time is
 * missing.
 */
function hoursInBedText(bedTime: string, gotUp: string, hoursSlept: number): string {
  const minutes = minutesInBed(bedTime, gotUp, hoursSlept);
  if (minutes === null) return "";
  const hours = Math.round(minutes / 15) / 4;
  return `${hours}`;
}

/**
 * The functions that formulas may use in addition to SurveyJS's own. Only those that content needs and SurveyJS
 * lacks: its runner has no `floor` or `ceil`, no fixed decimals and no clock arithmetic.
 */
export const formulaFunctions: Readonly<Record<string, FormulaFunction>> = {
  floor: ([value]) => Math.floor(Number(value)),
  ceil: ([value]) => Math.ceil(Number(value)),
  fixed: ([value, decimals]) => Number(Number(value).toFixed(asNumber(decimals))),
  isClockTime: ([text]) => readClockTime(asText(text)) !== null,
  sameClockTime: ([bed, up]) =>
    readClockTime(asText(bed)) !== null &&
    readClockTime(asText(up)) !== null &&
    minutesInBed(asText(bed), asText(up), 0) === null,
  minutesInBed: ([bed, up, slept]) => minutesInBed(asText(bed), asText(up), asNumber(slept)),
  hoursInBed: ([bed, up, slept]) => hoursInBedText(asText(bed), asText(up), asNumber(slept)),
};
