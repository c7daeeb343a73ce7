/** How a text is worded: the places of its words, pairs of words and parts of words, and their weights. */
export type Wording = { readonly names: Int32Array; readonly weights: Float32Array };

/** The lengths of the parts of words. They find "resbalé" in "resbalar", and a word in spite of a typo. */
const PART = { shortest: 3, longest: 5 } as const;

/** Returns a text in lower case without accents and apostrophes. */
function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "");
}

/** Returns the words of a text, each in its plain form. */
export const wordsIn = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a name for a word, and its parts. */
function namesOf(word: string): string[] {
  const names = [`word ${word}`];
  const bordered = ` ${word} `;
  for (let length = PART.shortest; length <= PART.longest; length++)
    for (let start = 0; start + length <= bordered.length; start++) names.push(bordered.slice(start, start + length));
  return names;
}

/** A count is damped, so that a word said five times counts less than five times. */
const damped = (count: number): number => 1 + Math.log(count);

/** How texts are worded. */
export type Worded = {
  /** Those that were learned from, in their order. */
  readonly known: readonly Wording[];
  /** Returns how another text is worded. */
  of(text: string): Wording;
};

/**
 * Learns which words are rare among texts, and returns how they and any other text are worded, as unit vectors: rare words
 * weigh most (tf-idf). What occurs in fewer than `least` of the texts is left out.
 */
export function learnWording(texts: readonly string[], least = 2): Worded {
  const { names, holding, counted } = countAll(texts);
  const places = new Map<string, number>();
  /** By the place of a name. */
  const rarity: number[] = [];
  /** By the number that a name had while all were counted; -1 where it is left out. */
  const placeOf = new Int32Array(names.size).fill(-1);
  for (const [name, number] of names) {
    const count = holding[number] ?? 0;
    if (count < least) continue;
    placeOf[number] = rarity.length;
    places.set(name, rarity.length);
    rarity.push(Math.log((texts.length + 1) / (count + 1)) + 1);
  }
  const known: Wording[] = [];
  for (const { numbers, counts } of counted) known.push(weighed(numbers, counts, placeOf, rarity));
  return { known, of: wordingBy(places, rarity) };
}

/** Apart, so that it keeps nothing else of what was learned from. */
function wordingBy(places: ReadonlyMap<string, number>, rarity: readonly number[]): Worded["of"] {
  const placesOf = (word: string) => namesOf(word).flatMap((name) => places.get(name) ?? []);
  return (text) => {
    const { numbers, counts } = countsOf(text, placesOf, (pair) => places.get(pair));
    return weighed(numbers, counts, null, rarity);
  };
}

/** The numbers of names, and how often each occurs. */
type Counts = { readonly numbers: Int32Array; readonly counts: Int32Array };

/**
 * Numbers all names. Each word is taken apart once, however often it occurs: there are tens of thousands of texts, and a server
 * understands nothing until then.
 */
function countAll(texts: readonly string[]) {
  const names = new Map<string, number>();
  const holding: number[] = [];
  const numberOf = (name: string): number => {
    const number = names.get(name) ?? names.size;
    if (number === names.size) names.set(name, number);
    return number;
  };
  const known = new Map<string, number[]>();
  const numbersOf = (word: string): number[] => {
    const numbers = known.get(word) ?? namesOf(word).map(numberOf);
    known.set(word, numbers);
    return numbers;
  };
  const counted = texts.map((text) => {
    const counts = countsOf(text, numbersOf, numberOf);
    for (const number of counts.numbers) holding[number] = (holding[number] ?? 0) + 1;
    return counts;
  });
  return { names, holding, counted };
}

/** Counts what a text consists of: its words, their parts, and pairs of words. */
function countsOf(
  text: string,
  numbersOf: (word: string) => readonly number[],
  numberOfPair: (pair: string) => number | undefined,
): Counts {
  const all: number[] = [];
  let before: string | null = null;
  for (const word of wordsIn(text)) {
    for (const number of numbersOf(word)) all.push(number);
    const pair = before === null ? undefined : numberOfPair(`pair ${before} ${word}`);
    if (pair !== undefined) all.push(pair);
    before = word;
  }
  // Sorted, the same ones stand side by side. A map of them takes several times as long.
  const sorted = Int32Array.from(all).sort();
  const numbers: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < sorted.length; at++) {
    if (at > 0 && sorted[at] === sorted[at - 1]) counts.push((counts.pop() ?? 0) + 1);
    else {
      numbers.push(sorted[at] as number);
      counts.push(1);
    }
  }
  return { numbers: Int32Array.from(numbers), counts: Int32Array.from(counts) };
}

/**
 * @param placeOf the place of a number, -1 where it is left out; null where numbers are places
 * @param rarity of the name at each place
 */
function weighed(
  numbers: Int32Array,
  counts: Int32Array,
  placeOf: Int32Array | null,
  rarity: readonly number[],
): Wording {
  const names = new Int32Array(numbers.length);
  const weights = new Float32Array(numbers.length);
  let found = 0;
  let squares = 0;
  // By index, as in the loops below: entries take several times as long.
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number;
    const place = placeOf ? (placeOf[number] as number) : number;
    if (place < 0) continue;
    const weight = damped(counts[index] as number) * (rarity[place] as number);
    names[found] = place;
    weights[found] = weight;
    found++;
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (let index = 0; index < found; index++) weights[index] = (weights[index] as number) / length;
  return { names: names.slice(0, found), weights: weights.slice(0, found) };
}

/** The highest place of a name in any of the texts; -1 where there is none. */
function lastName(wordings: readonly Wording[]): number {
  let last = -1;
  for (const { names } of wordings)
    for (let at = 0; at < names.length; at++) last = Math.max(last, names[at] as number);
  return last;
}

/**
 * An index of worded texts. It returns the cosine similarity of a text to each, in their order. The lists of all names
 * stand in two arrays one after the other: a million small objects would take ten times the memory.
 */
export function indexWordings(wordings: readonly Wording[]): (wording: Wording) => Float64Array {
  const last = lastName(wordings);
  // Where the list of each name ends; while it is filled, where its next one goes.
  const ends = new Int32Array(last + 2);
  for (const { names } of wordings)
    for (let at = 0; at < names.length; at++) {
      const next = (names[at] as number) + 1;
      ends[next] = (ends[next] as number) + 1;
    }
  for (let name = 1; name < ends.length; name++) ends[name] = (ends[name] ?? 0) + (ends[name - 1] ?? 0);
  const total = ends[last + 1] ?? 0;
  const texts = new Int32Array(total);
  const known = new Float32Array(total);
  for (const [text, { names, weights }] of wordings.entries())
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as number;
      const place = ends[name] as number;
      texts[place] = text;
      known[place] = weights[at] as number;
      ends[name] = place + 1;
    }
  // Named, so that the texts themselves are not kept along with the function: 10 MB for the ways to ask.
  const count = wordings.length;
  return ({ names, weights }) => {
    const found = new Float64Array(count);
    for (const [index, name] of names.entries()) {
      if (name > last) continue;
      const weight = weights[index] ?? 0;
      for (let place = name === 0 ? 0 : (ends[name - 1] ?? 0); place < (ends[name] ?? 0); place++) {
        const text = texts[place] as number;
        found[text] = (found[text] as number) + weight * (known[place] as number);
      }
    }
    return found;
  };
}

/**
 * Multiplies the similarities of all worded texts to each other with `count` columns of numbers, which stand side by side
 * in each row: first what each name gets of all texts, then what each text gets of its names. The matrix of similarities
 * itself would have a thousand times as many numbers.
 */
export function productOfWordings(wordings: readonly Wording[], columns: Float64Array, count: number): Float64Array {
  const ofNames = new Float64Array((lastName(wordings) + 1) * count);
  const found = new Float64Array(columns.length);
  // Loops by index, which take a third of the time.
  for (let text = 0; text < wordings.length; text++) {
    const { names, weights } = wordings[text] as Wording;
    for (let index = 0; index < names.length; index++)
      add(ofNames, (names[index] as number) * count, columns, text * count, weights[index] as number, count);
  }
  for (let text = 0; text < wordings.length; text++) {
    const { names, weights } = wordings[text] as Wording;
    for (let index = 0; index < names.length; index++)
      add(found, text * count, ofNames, (names[index] as number) * count, weights[index] as number, count);
  }
  return found;
}

/** Adds `count` weighted numbers, from a place on, to those at another place. */
function add(to: Float64Array, place: number, from: Float64Array, start: number, weight: number, count: number): void {
  for (let at = 0; at < count; at++)
    to[place + at] = (to[place + at] as number) + weight * (from[start + at] as number);
}
