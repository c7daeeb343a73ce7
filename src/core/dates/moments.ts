/** What a moment is: a day, a time of day, or a month. */
export type MomentUnit = "date" | "time" | "month";

/** How people around here write dates. */
export type Around = {
  /** The language and its region, such as `en-GB`: it names the months and orders day and month. */
  readonly locale: string;
  /** The last year that two digits may mean: of 2027, "27" is 2027 and "28" is 1928. */
  readonly latestYear: number;
};

/** Each unit as it is stored, in ISO 8601: `1950-03-14`, `21:30`, `1950-03`. As texts they are in the order of time. */
const FORMS: Readonly<Record<MomentUnit, RegExp>> = {
  date: /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  month: /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/,
};

/** Returns true for a day that is in the calendar, a time of day, or a month, in the form in which it is stored. */
export function isMoment(unit: MomentUnit, value: unknown): value is string {
  if (typeof value !== "string" || !FORMS[unit].test(value)) return false;
  return unit !== "date" || isInCalendar(value);
}

/** JavaScript engines differ: for 31 February some give a day of March, some an invalid date that has no text. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns the day of a year, a month and a day of the month, without a look at the calendar. */
export const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${`${month}`.padStart(2, "0")}-${`${day}`.padStart(2, "0")}`;

/** Returns minutes from midnight, 0 to 1439, as a time of day. */
export const timeOf = (minutes: number): string =>
  `${`${Math.floor(minutes / 60)}`.padStart(2, "0")}:${`${minutes % 60}`.padStart(2, "0")}`;
