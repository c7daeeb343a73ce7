import { isMoment } from "../../dates/moments.ts";
import type { Field } from "./dictionary.ts";

/** What a field of one line takes, and what of the file it leaves out. */
export type Typed = { readonly properties: Readonly<Record<string, unknown>>; readonly said: readonly string[] };

/** Forms that are not checked here; the answer is kept as it is typed. */
const UNCHECKED = "it is asked as a text of one line that is not checked";

/** Returns the properties of a text by its validation, with its limits. */
export function typedBy({ validation, min, max }: Field): Typed {
  const name = validation.toLowerCase();
  const limits = [min, max].filter(Boolean).join(" to ");
  if (name === "" || name === "autocomplete") {
    const said =
      limits === "" ? [] : [`Its limits (${limits}) are left out: the file does not say that it is a number.`];
    return { properties: {}, said };
  }
  if (/^(number|integer)/.test(name)) return numberBy(name, min, max);
  if (name.startsWith("date_")) return momentBy("date", min, max, dayOf);
  if (name === "time" || name === "time_hh_mm") return momentBy("time", min, max, timeOf);
  if (name === "time_hh_mm_ss") {
    const { properties, said } = momentBy("time", min, max, timeOf);
    return { properties, said: ["It is asked for hours and minutes, without seconds.", ...said] };
  }
  const lost = limits === "" ? "" : `; its limits (${limits}) are left out`;
  return { properties: {}, said: [`The file wants the form "${validation}"; ${UNCHECKED}${lost}.`] };
}

function numberBy(name: string, min: string, max: string): Typed {
  const decimals = /^number_(\d)dp/.exec(name)?.[1];
  const said = decimals ? [`The file wants a number with ${decimals} decimals; any number is taken.`] : [];
  const step = name === "integer" ? { step: 1 } : {};
  const { limits, lost } = numericLimits(min, max);
  // Steps are counted from the least answer, so that one between two whole numbers would ask for fractions.
  const steps = limits.min !== undefined && !Number.isInteger(limits.min) ? {} : step;
  return { properties: { inputType: "number", ...limits, ...steps }, said: [...said, ...lost] };
}

/** Returns the limits of a number; a limit that is none is named. */
export function numericLimits(
  min: string,
  max: string,
): { readonly limits: { readonly min?: number; readonly max?: number }; readonly lost: string[] } {
  const low = numberIn(min);
  const high = numberIn(max);
  const lost = [lostLimit("least", min, low), lostLimit("largest", max, high)].flat();
  if (low !== undefined && high !== undefined && low > high)
    return { limits: {}, lost: [...lost, `Its limits are left out: ${min} is above ${max}.`] };
  return { limits: { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) }, lost };
}

function momentBy(unit: "date" | "time", min: string, max: string, read: (written: string) => string): Typed {
  const [low, high] = [min, max].map((limit) => (isMoment(unit, read(limit)) ? read(limit) : undefined));
  const lost = [lostLimit("first", min, low), lostLimit("last", max, high)].flat();
  if (low !== undefined && high !== undefined && low > high)
    return { properties: { inputType: unit }, said: [...lost, `Its limits are left out: ${min} is after ${max}.`] };
  const limits = { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) };
  return { properties: { inputType: unit, ...limits }, said: lost };
}

const lostLimit = (which: string, written: string, read: unknown): string[] =>
  written === "" || read !== undefined
    ? []
    : [`Its ${which} answer, ${written}, is left out: it cannot be read as a limit.`];

function numberIn(written: string): number | undefined {
  const plain = written.replace(",", ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A day as `1950-03-14`; files have it so, or with slashes and the year first or last. */
function dayOf(written: string): string {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (year === "") return written.replaceAll("/", "-");
  // Which of two small numbers is the month, nobody can tell.
  return Number(day) > 12 || month === day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : written;
}

const timeOf = (written: string): string => written.replace(/^(\d:)/, "0$1").replace(/^(\d\d:\d\d):\d\d$/, "$1");
