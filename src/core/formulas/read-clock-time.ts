import { inDigits, namedTime, type Part, plainTime } from "./clock-words.ts";

/** A time of day as typed. `minutes` counts from midnight, 0 to 1439. */
export type ClockTime = {
  readonly minutes: number;
  /** True when the text alone tells which half of the day it is. */
  readonly marked: boolean;
  /** True for an hour of 0 or 13 to 24, which only a 24-hour clock has. */
  readonly proves24h: boolean;
};

export const HALF_DAY = 12 * 60;
export const DAY = 24 * 60;
/** Before this minute of a half day, "at night" means after midnight. */
const SMALL_HOURS_END = 6 * 60;

/** Each way to name a time, and the hour and the minutes in it. Minutes may lie before the hour. */
const WAYS: readonly (readonly [RegExp, (first: number, second: number) => readonly [number, number]])[] = [
  [/^(\d{1,2})(?:[:.,h]?(\d{2})| (\d{2}))?(?::00)?$/, (hour, minute) => [hour, minute]],
  [/^(\d{1,2})(?: min\w*)? (?:past|after) (\d{1,2})$/, (minute, hour) => [hour, minute]],
  [/^(\d{1,2})(?: min\w*)? (?:to|before|of) (\d{1,2})$/, (minute, hour) => [hour, -minute]],
  [/^half (?:past )?(\d{1,2})$/, (hour) => [hour, 30]],
  [/^(\d{1,2}) y (\d{1,2})$/, (hour, minute) => [hour, minute]],
  [/^(\d{1,2}) menos (\d{1,2})$/, (hour, minute) => [hour, -minute]],
];

/** "10 to 8" is ten minutes to eight to some, and from ten until eight to others. */
const SPAN = /^\d{1,2} to \d/;

/**
 * Reads a time of day as people write it, in English and in Spanish: `10:30 PM`, `10pm`, `10.30 p.m.`, `22:30`, `1030`,
 * `10`, `midnight`, `half past ten`, `quarter to seven in the morning`, `las diez y media de la noche`.
 * @returns null when the text is not a time of day
 */
export function readClockTime(text: string): ClockTime | null {
  const plain = plainTime(text);
  const named = namedTime(plain);
  if (named !== undefined) return { minutes: named, marked: true, proves24h: false };
  if (SPAN.test(plain)) return null;
  const { time, part } = inDigits(plain);
  for (const [pattern, meaning] of WAYS) {
    const found = pattern.exec(time);
    if (!found) continue;
    const [first = "0", second = "0"] = found.slice(1).filter((digits) => digits !== undefined);
    return timeOf(...meaning(Number(first), Number(second)), part);
  }
  return null;
}

function timeOf(hour: number, minute: number, part: Part | undefined): ClockTime | null {
  if (Math.abs(minute) > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  const proves24h = hour === 0 || hour > 12;
  const isHalf = part === "am" || part === "pm";
  if (part === undefined || (proves24h && !isHalf)) {
    const minutes = (hour * 60 + minute + DAY) % DAY;
    // A quarter to one is said of a clock with twelve hours.
    const shown = hour === 1 && minute < 0 ? minutes + HALF_DAY : minutes;
    return { minutes: shown, marked: proves24h, proves24h };
  }
  if (proves24h) return null;
  const onFace = (hour * 60 + minute) % HALF_DAY;
  return { minutes: onFace + (isAfterNoon(part, onFace) ? HALF_DAY : 0), marked: true, proves24h: false };
}

/** @param onFace minutes since twelve on a clock with twelve hours */
function isAfterNoon(part: Part, onFace: number): boolean {
  if (part === "night") return onFace >= SMALL_HOURS_END;
  // Twelve "de la mañana" is noon.
  return part === "pm" || (part === "morning" && onFace < 60);
}
