import { plainLetters } from "../formulas/clock-words.ts";
import { readClockTime } from "../formulas/read-clock-time.ts";
import { datePartsOf } from "./date-parts.ts";
import { type Around, dayOf, isMoment, type MomentUnit, timeOf } from "./moments.ts";

/** What was read. `unread`: nothing that could be a moment. `impossible`: a day that no calendar has. */
export type ReadMoment =
  | {
      readonly moment: string /** The same time in the other half of the day, where it might be meant. */;
      readonly other?: string;
    }
  | "unread"
  | "impossible";

/** Reads a day, a time of day or a month as people write it. */
export function readMoment(unit: MomentUnit, text: string, around: Around): ReadMoment {
  if (unit === "time") return readTime(text);
  const plain = plainLetters(text);
  if (isMoment(unit, plain)) return { moment: plain };
  const { year, month, day } = datePartsOf(plain, unit, around) ?? {};
  if (year === undefined || month === undefined) return "unread";
  const moment = unit === "month" ? dayOf(year, month, 1).slice(0, -3) : dayOf(year, month, day ?? 0);
  return isMoment(unit, moment) ? { moment } : "impossible";
}

const HALF_DAY = 12 * 60;

function readTime(text: string): ReadMoment {
  const read = readClockTime(text);
  if (!read) return "unread";
  const moment = timeOf(read.minutes);
  return read.marked ? { moment } : { moment, other: timeOf((read.minutes + HALF_DAY) % (2 * HALF_DAY)) };
}
