import { FUNCTIONS } from "../formulas/functions.ts";

/** The functions of formulas that conditions may call too, because SurveyJS has none of the kind. */
const SHARED = ["floor", "ceil", "fixed", "isClockTime", "sameClockTime", "minutesInBed", "hoursInBed"];

/** What SurveyJS is given: on the server for the check of answers, in the browser for the questions themselves. */
export const CONDITION_FUNCTIONS: ReadonlyMap<string, (parameters: readonly unknown[]) => unknown> = new Map(
  [...FUNCTIONS].flatMap(([name, { run }]) => (SHARED.includes(name) ? [[name, run] as const] : [])),
);
