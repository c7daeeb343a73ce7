import type { NextLook } from "../../browser/next-looks.ts";
import { digestOf } from "../../browser/owner-digest.ts";
import type { CalendarEntry } from "../../ui/calendar/calendar-text.ts";

/** Returns the day to write down for a look: its own, or tomorrow where that has come. */
export const dayAhead = ({ on }: Pick<NextLook, "on">, now: Date): Date =>
  on > now ? on : new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/**
 * Returns what a calendar shows of the next looks. A look has the same id whenever its file is saved, and another one
 * for everybody else, so that a family's calendar keeps both.
 * @param owner whose looks these are; nothing but a digest of it is in the file
 */
export function nextLookCalendar(
  looks: readonly NextLook[],
  owner: string | null,
  now: Date,
  words: { readonly title: (look: NextLook, day: Date) => string; readonly details: string },
): CalendarEntry[] {
  const whose = digestOf(owner ?? "");
  return looks.map((look) => {
    const { domain, done } = look;
    const day = dayAhead(look, now);
    const taken = `${done.getFullYear()}-${done.getMonth() + 1}-${done.getDate()}`;
    return { id: `${domain.survey}-${taken}-${whose}`, title: words.title(look, day), details: words.details, day };
  });
}
