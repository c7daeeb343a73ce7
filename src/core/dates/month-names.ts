import { plainLetters } from "../formulas/clock-words.ts";

/** No shorter text is taken for the start of a month's name. */
const SHORTEST = 3;
/** From this length on, three right letters at the start are enough: "Febuary" is a common typo. */
const SLIPPED = 5;
/** A spelling that no list of names has. */
const SPELLINGS: readonly (readonly [string, number])[] = [["setiembre", 9]];

const byLocale = new Map<string, readonly (readonly [string, number])[]>();

function namesIn(locale: string): readonly (readonly [string, number])[] {
  const known = byLocale.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) => {
    return [plainLetters(format.format(new Date(Date.UTC(2000, month)))), month + 1] as const;
  });
  byLocale.set(locale, names);
  return names;
}

/**
 * Returns the month, 1 to 12, that a word names in a language or in English, in full or by its first letters. Typos after
 * these are ignored.
 * @param word in small letters without accents
 */
export function monthNamed(word: string, locale: string): number | undefined {
  if (word.length < SHORTEST) return undefined;
  const names = [...namesIn(locale), ...namesIn("en"), ...SPELLINGS];
  const starting = (letters: string) => names.find(([name]) => name.startsWith(letters))?.[1];
  return starting(word) ?? (word.length < SLIPPED ? undefined : starting(word.slice(0, SHORTEST)));
}
