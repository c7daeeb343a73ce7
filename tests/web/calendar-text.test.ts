import ICAL from "ical.js";
import { afterEach, expect, test } from "vitest";
import type { MyStep } from "#core/api/steps.ts";
import { stepCalendar } from "../../src/features/my-step/step-calendar.ts";
import { calendarText } from "../../src/ui/calendar/calendar-text.ts";
import { smallSteps } from "../core/shipped-content.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});
const content = smallSteps() as never;
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

const stepAt = (chosenAt: Date): MyStep => ({
  ...{ id: "0".repeat(32), survey: "exercise", offered: null, language: "en", went: null, wentAt: null },
  words: { what: "I walk ten minutes", routine: "After breakfast" },
  plan: "After breakfast I walk ten minutes, to the corner; and back.",
  otherwise: "If it rains, I walk in the hall.",
  chosenAt: chosenAt.toISOString(),
  askAt: new Date(chosenAt.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
});

test.each(["UTC", "America/Los_Angeles", "Europe/Madrid", "Asia/Tokyo"])(
  "a step stands at its hour of the day on each of seven days, in whatever zone, then the question: %s",
  (name) => {
    process.env["TZ"] = name;
    // The clocks change within the week in New York and Madrid.
    const now = new Date(2026, 9, 22, 21, 0);
    const step = stepAt(now);
    const lines = linesOf(calendarText(stepCalendar(step, content, now, "My step", "How did my step go?"), now));
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTART:20261023T083000",
        "DTEND:20261023T084500",
        "RRULE:FREQ=DAILY;COUNT=7",
        "SUMMARY:After breakfast I walk ten minutes\\, to the corner\\; and back.",
        "DESCRIPTION:If it rains\\, I walk in the hall.",
        "DTSTART;VALUE=DATE:20261029",
        "SUMMARY:How did my step go?",
      ]),
    );
    expect(lines.filter((line) => line.includes("TZID"))).toEqual([]);
    expect(lines.filter((line) => /^DT(START|END).*Z$/.test(line))).toEqual([]);
  },
);

test("a routine of one's own has no hour: the step stands for the whole day", () => {
  const now = new Date(2026, 10, 24, 9, 0);
  const step = { ...stepAt(now), words: { what: "I read", routine: "When the cat is fed" } };
  const [entry] = stepCalendar(step, content, now, "My step", "How?");
  expect(entry).toMatchObject({ time: undefined, days: 7 });
  expect(linesOf(calendarText([entry as never], now))).toContain("DTSTART;VALUE=DATE:20261125");
});

test("long words are folded as the format demands, and none is lost", () => {
  const title = "camino despacio por el jardín ".repeat(20).trim();
  const text = calendarText([{ id: "a", title, day: new Date(2026, 10, 24) }], new Date());
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`SUMMARY:${title}`);
});

test("each line ends as the format demands, the last one too", () => {
  const text = calendarText([{ id: "a", title: "A", day: new Date(2026, 10, 24) }], new Date());
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("another program reads the calendar: seven mornings of a quarter of an hour, then one whole day", () => {
  const now = new Date(2026, 9, 22, 21, 0);
  const written = calendarText(stepCalendar(stepAt(now), content, now, "My step", "How did it go?"), now);
  const calendar = new ICAL.Component(ICAL.parse(written));
  const [step, question, ...others] = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  if (!step || !question) throw new Error("an event is missing");
  const mornings: string[] = [];
  const days = step.iterator();
  for (let day = days.next(); day; day = days.next()) mornings.push(day.toString());
  expect(mornings).toHaveLength(7);
  expect(mornings).toEqual(mornings.map((_, index) => `2026-10-${23 + index}T08:30:00`));
  expect(step.duration.toSeconds()).toBe(15 * 60);
  expect(step.startDate.zone.tzid).toBe("floating");
  expect(step.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(question.startDate.isDate).toBe(true);
  expect(others).toEqual([]);
});
