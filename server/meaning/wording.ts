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

/** Calls `add` with each of what a text consists of: its words, pairs of words and parts of words. */
function eachName(text: string, add: (name: string) => void): void {
  const words = wordsIn(text);
  for (const [index, word] of words.entries()) {
    add(`word ${word}`);
    if (index > 0) add(`pair ${words[index - 1]} ${word}`);
    const bordered = ` ${word} `;
    for (let length = PART.shortest; length <= PART.longest; length++)
      for (let start = 0; start + length <= bordered.length; start++) add(bordered.slice(start, start + length));
  }
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
  return (text) => {
    const { numbers, counts } = countsOf(text, (name) => places.get(name));
    return weighed(numbers, counts, null, rarity);
  };
}

/** The numbers of names, and how often each occurs. */
type Counts = { readonly numbers: Int32Array; readonly counts: Int32Array };

/** Numbers all names. Each text is taken apart once: there are tens of thousands, and a server understands nothing until then. */
function countAll(texts: readonly string[]) {
  const names = new Map<string, number>();
  const holding: number[] = [];
  const counted = texts.map((text) => {
    const counts = countsOf(text, (name) => {
      const number = names.get(name) ?? names.size;
      if (number === names.size) names.set(name, number);
      return number;
    });
    for (const number of counts.numbers) holding[number] = (holding[number] ?? 0) + 1;
    return counts;
  });
  return { names, holding, counted };
}

function countsOf(text: string, numberOf: (name: string) => number | undefined): Counts {
  const counts = new Map<number, number>();
  eachName(text, (name) => {
    const number = numberOf(name);
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  });
  return { numbers: Int32Array.from(counts.keys()), counts: Int32Array.from(counts.values()) };
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
  const names: number[] = [];
  const weights: number[] = [];
  let squares = 0;
  for (const [index, number] of numbers.entries()) {
    const place = placeOf ? (placeOf[number] ?? -1) : number;
    if (place < 0) continue;
    const weight = damped(counts[index] ?? 1) * (rarity[place] ?? 0);
    names.push(place);
    weights.push(weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  return { names: Int32Array.from(names), weights: Float32Array.from(weights, (weight) => weight / length) };
}

/** The highest place of a name in any of the texts; -1 where there is none. */
function lastName(wordings: readonly Wording[]): number {
  let last = -1;
  for (const { names } of wordings) for (const name of names) last = Math.max(last, name);
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
  for (const { names } of wordings) for (const name of names) ends[name + 1] = (ends[name + 1] ?? 0) + 1;
  for (let name = 1; name < ends.length; name++) ends[name] = (ends[name] ?? 0) + (ends[name - 1] ?? 0);
  const total = ends[last + 1] ?? 0;
  const texts = new Int32Array(total);
  const known = new Float32Array(total);
  for (const [text, { names, weights }] of wordings.entries())
    for (const [index, name] of names.entries()) {
      const place = ends[name] ?? 0;
      texts[place] = text;
      known[place] = weights[index] ?? 0;
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
