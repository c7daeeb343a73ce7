/** A time of day as typed. `minutes` counts from midnight, 0 to 1439. */
type ClockTime = {
  readonly minutes: number;
  /** True when the text alone tells which half of the day it is. */
  readonly marked: boolean;
};

const HALF_DAY = 12 * 60;
const DAY = 24 * 60;
const SHORTEST_NIGHT = 3 * 60;
/** People overstate their sleep a little; more than this beyond the time in bed means the other half of the day. */
const OVERSTATED_SLEEP = 2 * 60;

const WORDS: Readonly<Record<string, number>> = { midnight: 0, noon: HALF_DAY };
const CLOCK_TEXT = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/;

/**
 * Reads `10:30 PM`, `10pm`, `10.30 p.m.`, `22:30`, `1030`, `10`, `midnight` and `noon`.
 * An hour of 0 or 13 to 24 proves a 24-hour clock.
 * @returns null when the text is not a time of day
 */
export function readClockTime(text: string): (ClockTime & { readonly proves24h: boolean }) | null {
  const trimmed = text.trim().toLowerCase();
  const word = WORDS[trimmed];
  if (word !== undefined) return { minutes: word, marked: true, proves24h: false };
  const match = CLOCK_TEXT.exec(trimmed);
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? "0");
  const half = match[3];
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half) {
    if (hour < 1 || hour > 12) return null;
    return { minutes: (hour % 12) * 60 + minute + (half === "p" ? HALF_DAY : 0), marked: true, proves24h: false };
  }
  const proves24h = hour === 0 || hour > 12;
  return { minutes: (hour * 60 + minute) % DAY, marked: proves24h, proves24h };
}

/**
 * Minutes between going to bed and getting up, more than 0 and at most 1439.
 *
 * With both halves of the day known it is the exact difference. Otherwise only the difference on a
 * 12-hour face, or that plus 12 hours, is possible: the shorter one is taken when it is at least
 * 3 hours and no more than 2 hours short of the sleep reported, which also reads day sleepers right.
 * @param hoursSlept hours of sleep reported, 0 to 24
 * @returns null when a text is not a time, or when two known times are equal
 */
export function minutesInBed(bedTime: string, gotUp: string, hoursSlept: number): number | null {
  const bed = readClockTime(bedTime);
  const up = readClockTime(gotUp);
  if (!bed || !up) return null;
  const on24h = bed.proves24h || up.proves24h;
  if ((bed.marked || on24h) && (up.marked || on24h)) {
    const exact = (up.minutes - bed.minutes + DAY) % DAY;
    return exact === 0 ? null : exact;
  }
  const short = (up.minutes - bed.minutes + DAY) % HALF_DAY;
  const shortFits = short >= SHORTEST_NIGHT && short >= hoursSlept * 60 - OVERSTATED_SLEEP;
  return shortFits ? short : short + HALF_DAY;
}
