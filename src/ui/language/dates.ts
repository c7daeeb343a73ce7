import type { Notation } from "./notation.ts";

// The one form of a date that people read. What the specification fixes, such as the day on a card of the hub, stays.

const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to here a distance is told in the smaller unit: "13 days ago", then "2 weeks ago". */
const MOST_DAYS = 13;
const MOST_WEEKS = 8;
const MOST_MONTHS = 23;

/** Returns a date such as November 21, 2026. */
export const dateText = (date: Date, { format }: Notation): string => format.time(date, { dateStyle: "long" });

/** Returns a month such as November 2026. */
export const monthText = (date: Date, { format }: Notation): string =>
  format.time(date, { year: "numeric", month: "long", timeZone: "UTC" });

/** Returns how far a day is from today: "today", "yesterday", "5 weeks ago", "in 3 weeks". */
export function agoText(date: Date, today: Date, { format }: Notation): string {
  const [count, unit] = distance(date, today);
  return format.relativeTime(count, unit, { numeric: "auto" });
}

/** Returns a date with its distance beside it: "November 21, 2026, 5 weeks ago". */
export const dateAndAgo = (date: Date, today: Date, language: Notation): string =>
  `${dateText(date, language)}, ${agoText(date, today, language)}`;

function distance(date: Date, today: Date): [count: number, unit: "day" | "week" | "month" | "year"] {
  // Days of the calendar, so that yesterday evening is yesterday; rounded, because a day of the clock's change has 23 hours.
  const days = Math.round((midnight(date) - midnight(today)) / DAY_MS);
  if (Math.abs(days) <= MOST_DAYS) return [days, "day"];
  const weeks = Math.trunc(days / 7);
  if (Math.abs(weeks) <= MOST_WEEKS) return [weeks, "week"];
  const months = wholeMonths(date, today);
  return Math.abs(months) <= MOST_MONTHS ? [months, "month"] : [Math.trunc(months / 12), "year"];
}

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Returns the months between two days that are over, so that a distance is never told longer than it is. */
function wholeMonths(date: Date, today: Date): number {
  const months = (date.getFullYear() - today.getFullYear()) * 12 + date.getMonth() - today.getMonth();
  const rest = date.getDate() - today.getDate();
  if (months < 0 && rest > 0) return months + 1;
  return months > 0 && rest < 0 ? months - 1 : months;
}
