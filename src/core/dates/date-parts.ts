import type { Around, MomentUnit } from "./moments.ts";
import { monthNamed } from "./month-names.ts";

type Parts = { readonly year: number; readonly month: number; readonly day?: number };

/** Words around a date that say nothing of it: articles, "born", and the days of the week. */
const FILLERS =
  /\b(?:the|of|on|in|born|nacid[oa]|de|del|el|en|dia|(?:mon|tue|wed|thu|fri|sat|sun|lun|mie|jue|vie|sab|dom)[a-z]*|martes)\b/g;
const SEPARATORS = /[\s.,/\\()'–-]+|(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/;
const ORDINALS = /(\d)(?:st|nd|rd|th|ero?|[oaºª°])(?![a-z])/g;

/**
 * Returns year, month and day of a date in small letters; undefined where it cannot be told which is which. The day may
 * be one that no calendar has.
 */
export function datePartsOf(text: string, unit: MomentUnit, around: Around): Parts | undefined {
  const words = text
    .replace(ORDINALS, "$1 ")
    .replace(/\b(?:primero|first)\b/, "1")
    .replace(FILLERS, " ")
    .split(SEPARATORS)
    .filter((word) => word !== "");
  const parts = words.length === 1 ? digitsApart(words[0] ?? "", unit) : words;
  if (parts.length !== 3 && !(unit === "month" && parts.length === 2)) return undefined;
  const months = parts.map((word) => (/^\d+$/.test(word) ? undefined : (monthNamed(word, around.locale) ?? 0)));
  const named = months.findIndex((month) => month !== undefined);
  const numbers = parts.filter((_, index) => months[index] === undefined);
  if (named >= 0) {
    const month = months[named];
    if (!month || numbers.length !== parts.length - 1) return undefined;
    return ordered(numbers, around, (day) => ({ month, ...(day === undefined ? {} : { day }) }));
  }
  return ordered(numbers, around, (first, second) => {
    if (first === undefined) return undefined;
    if (second === undefined) return { month: first };
    // A year in front is followed by month and day everywhere.
    const isDayFirst = !isYear(numbers[0]) && (first > 12 || (second <= 12 && putsDayFirst(around.locale)));
    return isDayFirst ? { day: first, month: second } : { month: first, day: second };
  });
}

/** Finds the year, which stands in front with four digits or else last, and reads the other numbers. */
function ordered(
  numbers: readonly string[],
  around: Around,
  read: (first?: number, second?: number) => Omit<Parts, "year"> | undefined,
): Parts | undefined {
  const isFirst = isYear(numbers[0]);
  const written = (isFirst ? numbers[0] : numbers.at(-1)) ?? "";
  const year = yearOf(written, around.latestYear);
  const others = (isFirst ? numbers.slice(1) : numbers.slice(0, -1)).map(Number);
  const rest = year === undefined || others.some((other) => other > 99) ? undefined : read(...others);
  return rest && year !== undefined && rest.month <= 12 && rest.month > 0 ? { year, ...rest } : undefined;
}

const isYear = (text: string | undefined): boolean => text?.length === 4;

/** Returns a year of four digits, and for two digits the last such year. */
function yearOf(written: string, latest: number): number | undefined {
  if (isYear(written)) return Number(written);
  if (written.length !== 2) return undefined;
  const year = latest - (latest % 100) + Number(written);
  return year > latest ? year - 100 : year;
}

/** Takes "14031950", "19500314" or "031950" apart; nothing of any other. */
function digitsApart(digits: string, unit: MomentUnit): string[] {
  if (unit === "month") return /^(\d\d)(\d{4})$/.exec(digits)?.slice(1) ?? [];
  const yearFirst = /^((?:19|20)\d\d)(0\d|1[0-2])([0-3]\d)$/.exec(digits);
  return (yearFirst ?? /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(digits))?.slice(1) ?? [];
}

/** Returns whether people of a locale write the day before the month. */
function putsDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month");
}
