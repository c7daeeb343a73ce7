import { DAY, HALF_DAY, readClockTime } from "./read-clock-time.ts";

const SHORTEST_NIGHT = 3 * 60;
/** People overstate their sleep a little; more than this beyond the time in bed means the other half of the day. */
const OVERSTATED_SLEEP = 2 * 60;

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
