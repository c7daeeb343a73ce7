import { tokensInDigits } from "./number-words.ts";
import { sentencesOf } from "./plain-words.ts";

/** A number with its unit and its period, such as 150, minute, week. */
export type Quantity = { readonly value: string; readonly unit: string | null; readonly period: string | null };

/** Units of things that are swallowed. A wrong dose does harm, so doses are handled apart from other numbers. */
const DOSES: Readonly<Record<string, string>> = {
  mg: "mg milligram milligrams",
  mcg: "mcg microgram micrograms µg μg ug",
  g: "g gram grams",
  ml: "ml milliliter milliliters millilitre millilitres",
  iu: "iu unit units",
  pill: "pill pills tablet tablets capsule capsules",
  drop: "drop drops",
  dose: "dose doses",
};
const PERIODS: Readonly<Record<string, string>> = {
  hour: "hour hours hr hrs hourly",
  day: "day days daily today night nights nightly tonight",
  week: "week weeks weekly",
  month: "month months monthly",
  year: "year years yearly",
};
const MEASURES: Readonly<Record<string, string>> = {
  second: "second seconds",
  minute: "minute minutes min mins",
  decade: "decade decades",
  time: "time times",
  fold: "fold",
  percent: "% percent",
  glass: "glass glasses",
  cup: "cup cups",
  liter: "liter liters litre litres",
  portion: "portion portions serving servings",
  step: "step steps",
  mile: "mile miles",
  kilometer: "km kilometer kilometers kilometre kilometres",
  meter: "meter meters metre metres",
  pound: "pound pounds lb lbs",
  kilogram: "kg kilogram kilograms",
  ounce: "ounce ounces oz",
  calorie: "calorie calories kcal",
  degree: "degree degrees",
  point: "point points",
};

const UNITS = wordsToNames({ ...DOSES, ...PERIODS, ...MEASURES });
const PERIOD_WORDS = wordsToNames(PERIODS);

function wordsToNames(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([name, words]) => words.split(" ").map((word) => [word, name])));
}

const isDose = ({ unit }: Quantity): boolean => unit !== null && Object.hasOwn(DOSES, unit);

/** "One" counts as a number only before one of these units: "one small step" has no quantity. */
const ONES_THAT_COUNT = new Set([...Object.keys(DOSES), "hour", "minute", "glass", "cup", "portion", "percent"]);

/** Returns every number of a text, in digits or words, with its unit and its period. */
export function quantitiesIn(text: string): Quantity[] {
  return sentencesOf(text).flatMap((sentence) => {
    const tokens = tokensInDigits(sentence);
    const periods = new Set(tokens.flatMap((_, index) => periodAt(tokens, index) ?? []));
    const usual = periods.size === 1 ? ([...periods][0] ?? null) : null;
    return tokens.flatMap((token, index): Quantity[] => {
      if (!/^\d/.test(token)) return [];
      const { unit, at } = unitAfter(tokens, index);
      if (token === "1" && (unit === null || !ONES_THAT_COUNT.has(unit))) return [];
      const near = [1, 2, 3, 4].map((step) => periodAt(tokens, at + step)).find((one) => one !== null);
      const period = near ?? usual;
      return [{ value: token, unit, period: unit === null || unit === period ? null : period }];
    });
  });
}

/** Returns the unit of a number. Two numbers joined by "to", "or" or a dash share the unit of the second. */
function unitAfter(tokens: readonly string[], index: number): { unit: string | null; at: number } {
  for (const at of [index + 1, index + 2]) {
    const token = tokens[at] ?? "";
    const unit = UNITS.get(token);
    if (unit !== undefined) return { unit, at };
    const isJoined = at === index + 1 && /^(to|or|and|[-–—])$/.test(token);
    if (isJoined && /^\d/.test(tokens[at + 1] ?? "")) return unitAfter(tokens, at + 1);
    if (!/^(\p{L}+|-)$/u.test(token)) break;
  }
  return { unit: null, at: index };
}

/** Returns the period a quantity is meant for, such as "a day", "each week" or "daily". */
function periodAt(tokens: readonly string[], index: number): string | null {
  const token = tokens[index] ?? "";
  if (/^(daily|nightly|hourly|weekly|monthly|yearly|today|tonight)$/.test(token))
    return PERIOD_WORDS.get(token) ?? null;
  return /^(a|an|per|each|every|\/)$/.test(token) ? (PERIOD_WORDS.get(tokens[index + 1] ?? "") ?? null) : null;
}

/**
 * Compares a quantity with the known ones.
 * @returns "known"; "unknown" for a number that is not known; "misstated" for a dose that is not known, and
 * for a known number given another time, such as 150 minutes a day where they are meant for a week
 */
export function standingOf(quantity: Quantity, known: readonly Quantity[]): "known" | "unknown" | "misstated" {
  const { value, unit, period } = quantity;
  const alike = known.filter((one) => one.value === value && (unit === null || one.unit === unit));
  if (alike.length === 0) return isDose(quantity) ? "misstated" : "unknown";
  if (period === null || alike.some((one) => one.period === period)) return "known";
  return isDose(quantity) || alike.some((one) => one.period !== null) ? "misstated" : "unknown";
}
