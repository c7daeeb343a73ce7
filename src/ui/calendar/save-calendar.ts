import { now } from "../../browser/clock.ts";
import { saveAsFile } from "../../browser/download.ts";
import type { CalendarEntry } from "./calendar-text.ts";

/** Saves a calendar file. What makes it is loaded when it is first asked for. */
export async function saveCalendar(name: string, entries: readonly CalendarEntry[]): Promise<void> {
  const { calendarText } = await import("./calendar-text.ts");
  saveAsFile(`${name}.ics`, "text/calendar;charset=utf-8", calendarText(entries, now()));
}
