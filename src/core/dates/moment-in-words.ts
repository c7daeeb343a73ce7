import type { MomentUnit } from "./moments.ts";

const UTC = { timeZone: "UTC" } as const;

/**
 * Returns a stored moment as people of a language read it: "March 14, 1950", "9:30 at night (21:30)", "March 1950".
 * @param locale such as `en` or `en-GB`
 */
export function momentInWords(unit: MomentUnit, value: string, locale: string): string {
  if (unit === "date") return format(locale, { dateStyle: "long" }, `${value}T00:00Z`);
  if (unit === "month") return format(locale, { month: "long", year: "numeric" }, `${value}-01T00:00Z`);
  return `${partOfDay(value, locale)} (${value})`;
}

/** Returns a stored moment as it is written into a field, in a form that is read again as the same. */
export function momentInField(unit: MomentUnit, value: string, locale: string): string {
  if (unit !== "time") return momentInWords(unit, value, locale);
  return format(locale, { hour: "numeric", minute: "2-digit" }, `1970-01-01T${value}Z`);
}

/** Returns a time on a clock with twelve hours, with its part of the day: "9:30 at night". */
export function partOfDay(time: string, locale: string): string {
  const options = { hour: "numeric", minute: "2-digit", dayPeriod: "long", hourCycle: "h12" } as const;
  return format(locale, options, `1970-01-01T${time}Z`);
}

const format = (locale: string, options: Intl.DateTimeFormatOptions, time: string): string =>
  new Intl.DateTimeFormat(locale, { ...options, ...UTC }).format(new Date(time));
