import type { Answers } from "#core/content-model/answers.ts";
import { timeOf } from "#core/dates/moments.ts";
import { minutesInBed } from "#core/formulas/clock.ts";
import { DAY, readClockTime } from "#core/formulas/read-clock-time.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { isTypedTime } from "#core/take-home/times/typed-times.ts";
import type { Scale } from "./scales.ts";

/**
 * Returns answers as people give them where a time of day is picked: what was typed, in 24 hours. Where words leave open
 * which half of the day is meant, as in "10:30", the second time is the one that makes the night as long as it was taken to be.
 */
export function withPickedTimes(survey: Scale["survey"], answers: Answers): Answers {
  const [bed, up] = itemsOf(survey).filter(isTypedTime);
  const typed = [bed, up].flatMap((item) => (item && answers[item.name] !== undefined ? [item.name] : []));
  const picked = typed.map((name) => [name, timeOf(readClockTime(`${answers[name]}`)?.minutes ?? 0)] as const);
  const isOpen = typed.length === 2 && typed.every((name) => !readClockTime(`${answers[name]}`)?.marked);
  if (!bed || !up || !isOpen) return { ...answers, ...Object.fromEntries(picked) };
  const slept = Number(answers[SLEPT]);
  const start = readClockTime(`${answers[bed.name]}`)?.minutes ?? 0;
  const length = minutesInBed(`${answers[bed.name]}`, `${answers[up.name]}`, slept) ?? 0;
  return { ...answers, [bed.name]: timeOf(start), [up.name]: timeOf((start + length) % DAY) };
}

/** The hours slept in the only shipped scale with such times. */
const SLEPT = "1-3";
