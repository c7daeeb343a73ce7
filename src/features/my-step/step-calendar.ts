import type { MyStep } from "#core/api/steps.ts";
import type { ShownSteps } from "#core/content-model/steps.ts";
import { everyWording } from "#core/shared/text-of.ts";
import { momentOf } from "../../browser/clock.ts";
import type { CalendarEntry } from "../../ui/calendar/calendar-text.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns what a calendar shows of a step: the step on each day until it is asked how it went, at the usual time of its
 * routine where that is known, and the question itself. Nothing else of the person is in it.
 */
export function stepCalendar(
  { id, plan, otherwise, words, askAt }: MyStep,
  content: ShownSteps | null,
  now: Date,
  title: string,
  question: string,
): CalendarEntry[] {
  const asked = momentOf(askAt) ?? now;
  const routine = content?.routines.find(({ text }) => everyWording(text).includes(words.routine));
  const isOnce = routine !== undefined && routine.time === undefined;
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const days = Math.max(1, Math.round((asked.getTime() - now.getTime()) / DAY_MS));
  return [
    {
      ...{ id: `${id}-step`, title: plan, day: tomorrow, time: routine?.time, days: isOnce ? 1 : days },
      ...(otherwise ? { details: otherwise } : {}),
    },
    { id: `${id}-question`, title: question, details: `${title}: ${plan}`, day: asked > now ? asked : tomorrow },
  ];
}
