// How people say times of day, in English and in Spanish. All letters are small and without accents.

const numbered = (words: string, from = 1): [string, number][] =>
  words.split(" ").map((word, index) => [word, index + from]);

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...numbered("one two three four five six seven eight nine ten eleven twelve"),
  ...numbered("una dos tres cuatro cinco seis siete ocho nueve diez once doce"),
  ...Object.entries({ quarter: 15, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 }),
  ...Object.entries({ cuarto: 15, quince: 15, veinte: 20, veinticinco: 25, treinta: 30, media: 30, cuarenta: 40 }),
  ["cincuenta", 50],
]);
const NUMBER = new RegExp(`\\b(?:${[...NUMBERS.keys()].join("|")})\\b`, "g");
/** "forty five", "cuarenta y cinco" */
const TENS = /\b([2-5])0(?:[ -]| y )([1-9])(?!\d)/g;

/** What stands around a time and says nothing of it. */
const BEFORE =
  /^(?:(?:it'?s|it is|at|around|about|approximately|usually|by|a|an|the|las?|a eso de|sobre|hacia|alrededor de) )+/;
const AFTER = /(?: ?\b(?:o'?clock|sharp|hours?|hrs?|h|horas?|en punto|usually)\b|[.,!])+$/;

/** Which part of the day a time is said to be in. */
export type Part = "am" | "pm" | "morning" | "night";

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/ ?\b(?:(?:in the )?(?:early )?morning|(?:(?:de|por|en) la )?madrugada)$/, "am"],
  [/ ?\b(?:(?:in the )?(?:afternoon|evening)|(?:(?:de|por|en) la )?tarde|del? mediodia)$/, "pm"],
  [/ ?\b(?:(?:de|por|en) la )?manana$/, "morning"],
  [/ ?\b(?:(?:at|in the) night|(?:(?:de|por|en) la )?noche)$/, "night"],
  [/ ?(?<![a-z])a\.? ?m$/, "am"],
  [/ ?(?<![a-z])p\.? ?m$/, "pm"],
  [/ ?\bnoon$/, "pm"],
  [/ ?\bmidnight$/, "night"],
];

const ALONE: ReadonlyMap<string, number> = new Map([
  ...["midnight", "medianoche"].map((word) => [word, 0] as const),
  ...["noon", "midday", "mediodia"].map((word) => [word, 12 * 60] as const),
]);

/** Returns the minutes from midnight of a time that has a name, such as noon; undefined for any other. */
export const namedTime = (text: string): number | undefined => ALONE.get(text);

/** Returns a text in small letters without accents, and with single spaces. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’`´]/g, "'").replace(/\s+/g, " ").trim();

/** Returns a time without the words around it that say nothing of it. */
export const plainTime = (text: string): string =>
  plainLetters(text)
    .replace(/\bmedi([ao]) (noche|dia)\b/, "medi$1$2")
    .replace(BEFORE, "")
    .replace(AFTER, "");

/** Parts a plain time from what is said of the part of the day, and writes its words as digits. */
export function inDigits(plain: string): { readonly time: string; readonly part: Part | undefined } {
  const [pattern, part] = PARTS.find(([one]) => one.test(plain)) ?? [];
  const rest = (pattern ? plain.replace(pattern, "") : plain).replace(AFTER, "");
  const time = rest.replace(NUMBER, (word) => `${NUMBERS.get(word)}`).replace(TENS, "$1$2");
  return { time: time.trim(), part };
}
