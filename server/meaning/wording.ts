/** How a text is worded: its words, pairs of words and parts of words with their weights, sorted by name. */
export type Wording = ReadonlyMap<string, number>;

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

/** Counts what a text consists of. Each count is damped, so that a word said five times counts less than five times. */
function countsOf(text: string): Map<string, number> {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [index, word] of words.entries()) {
    add(`word ${word}`);
    if (index > 0) add(`pair ${words[index - 1]} ${word}`);
    const bordered = ` ${word} `;
    for (let length = PART.shortest; length <= PART.longest; length++)
      for (let start = 0; start + length <= bordered.length; start++) add(bordered.slice(start, start + length));
  }
  for (const [name, count] of counts) counts.set(name, 1 + Math.log(count));
  return counts;
}

/**
 * Learns which words are rare among texts, and returns how any text is worded, as a unit vector: rare words weigh most
 * (tf-idf). What occurs in fewer than `least` of the texts is left out.
 */
export function learnWording(texts: readonly string[], least = 2): (text: string) => Wording {
  const counted = texts.map(countsOf);
  const holding = new Map<string, number>();
  for (const counts of counted) for (const name of counts.keys()) holding.set(name, (holding.get(name) ?? 0) + 1);
  const rarity = new Map<string, number>();
  for (const [name, count] of holding)
    if (count >= least) rarity.set(name, Math.log((texts.length + 1) / (count + 1)) + 1);
  return (text) => {
    const weighed = new Map<string, number>();
    let squares = 0;
    for (const [name, count] of countsOf(text)) {
      const weight = count * (rarity.get(name) ?? 0);
      if (weight === 0) continue;
      weighed.set(name, weight);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [name, weight] of weighed) weighed.set(name, weight / length);
    return weighed;
  };
}

/** An index of worded texts. It returns the cosine similarity of a text to each, in their order. */
export function indexWordings(wordings: readonly Wording[]): (wording: Wording) => Float64Array {
  const count = wordings.length;
  // Places and weights by turns: millions of objects would take three times the memory.
  const places = new Map<string, number[]>();
  for (const [at, wording] of wordings.entries())
    for (const [name, weight] of wording) {
      const known = places.get(name);
      if (known) known.push(at, weight);
      else places.set(name, [at, weight]);
    }
  return (wording) => {
    const found = new Float64Array(count);
    for (const [name, weight] of wording) {
      const known = places.get(name) ?? [];
      for (let index = 0; index < known.length; index += 2) {
        const at = known[index] as number;
        found[at] = (found[at] as number) + weight * (known[index + 1] as number);
      }
    }
    return found;
  };
}
