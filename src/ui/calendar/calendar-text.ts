import ical, { ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";

/** What stands in a calendar on a day, or at a time of it. */
export type CalendarEntry = {
  /** The same id again replaces the entry in most calendars. */
  readonly id: string;
  readonly title: string;
  readonly details?: string;
  /** The first day, as this device has it. */
  readonly day: Date;
  /** Such as "08:30"; without it, the whole day. */
  readonly time?: string | undefined;
  /** On how many days in a row; once unless told. */
  readonly days?: number;
};

const MINUTES = 15;

/**
 * Returns a calendar file (RFC 5545). Its times belong to no time zone: "after breakfast at 8:30" is 8:30 wherever a
 * person is, and stays so when the clocks change.
 */
export function calendarText(entries: readonly CalendarEntry[], made: Date): string {
  const calendar = ical({ prodId: { company: "Keepwell", product: "Keepwell" } });
  for (const { id, title, details, day, time, days = 1 } of entries) {
    const start = onTheWall(day, time ?? "00:00");
    const event = calendar.createEvent({
      ...{ id, summary: title, stamp: made, start, floating: true },
      ...(time ? { end: new Date(start.getTime() + MINUTES * 60_000) } : { allDay: true }),
      ...(details ? { description: details } : {}),
      ...(days > 1 ? { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days } } : {}),
    });
    if (time) event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title });
  }
  // The library leaves out the end of the last line, which the format demands.
  return `${calendar.toString()}\r\n`;
}

/** The library writes a floating time as the date has it in UTC. */
function onTheWall(day: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes));
}
