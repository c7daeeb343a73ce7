const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads a date as it is stored, `1950-03-14`; null for anything else, and for days that no calendar has. */
function dayOf(text: string): { readonly year: number; readonly inYear: number } | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00Z`);
  if (year === undefined || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return null;
  return { year: Number(year), inYear: Number(month) * 100 + Number(day) };
}

/**
 * Returns the whole years from one date to another, as an age is counted: who was born on 29 February is a year older
 * from 1 March on.
 * @returns below 0 when the second date comes before the first; null when a text is not a date
 */
export function yearsBetween(from: string, to: string): number | null {
  const [start, end] = [dayOf(from), dayOf(to)];
  if (!start || !end) return null;
  return end.year - start.year - (end.inYear < start.inYear ? 1 : 0);
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Returns the minutes from one time of day to the next time that the other comes, 0 to 1439.
 * @param from as stored, `23:00`
 * @returns null when a text is not such a time
 */
export function minutesBetween(from: string, to: string): number | null {
  const minutes = [from, to].map((text) => {
    const [, hour, minute] = TIME.exec(text) ?? [];
    return Number(hour) * 60 + Number(minute);
  });
  const [start = Number.NaN, end = Number.NaN] = minutes;
  const between = (end - start + 24 * 60) % (24 * 60);
  return Number.isNaN(between) ? null : between;
}
