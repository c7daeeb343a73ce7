/** How far the server's clock is ahead of this device's; 0 until a reply has shown it. */
let aheadMs = 0;

/** Differences up to this are the way of a reply, not a wrong clock. */
const NOT_WORTH_CORRECTING_MS = 2 * 60 * 1000;

/** Sets the clock by the `Date` header of a reply that just came from the server, and not from a cache. */
export function setClockBy(dateHeader: string | null): void {
  const moment = dateHeader === null ? null : momentOf(dateHeader);
  if (moment === null) return;
  const difference = moment.getTime() - Date.now();
  aheadMs = Math.abs(difference) > NOT_WORTH_CORRECTING_MS ? difference : 0;
}

/** Returns the time by the server's clock where it is known. The clock of a device may be years off. */
export const now = (): Date => new Date(Date.now() + aheadMs);

/** Returns date and time in the form of US English; the part before the comma is MM/DD/YYYY. */
export function completionStamp(date: Date): string {
  return date.toLocaleString("en-US", {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}

/** Reads the day of a completion, written as "11/24/2026, 09:15:00"; null where it is written otherwise. */
export function completionDay(stamp: string): Date | null {
  const [, month, day, year] = stamp.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day));
}

export const currentYear = (): number => now().getFullYear();

/** Parses a timestamp of the server; null when it is not valid. */
export function momentOf(timestamp: string): Date | null {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date;
}
