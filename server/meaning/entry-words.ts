import { indexWordings, wordsIn } from "./wording.ts";

/** The usual constants of BM25. Long texts are hardly held against: what is asked in more ways is said in more words. */
const SATURATION = 1.2;
const SHARE_OF_LENGTH = 0.3;

/** How much of a word is kept, in letters, so that "walks" and "walking", "resbalé" and "resbalar" agree. */
const STEM = { shortest: 4, longest: 6, ending: 2 } as const;

/**
 * Returns how well the words of a question fit each of some long texts, by BM25 over the beginnings of words and their
 * pairs: rare ones count most, and the length of the question does not count. The nearest way to ask is one sentence; a
 * story has one word of this way to ask and one of that.
 */
export function learnEntryWords(texts: readonly string[]): (question: string) => Float64Array {
  const counted = texts.map((text) => countsOf(termsOf(text)));
  const holding = new Map<string, number>();
  for (const counts of counted) for (const term of counts.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  const places = new Map([...holding.keys()].map((term, place) => [term, place]));
  const rarity = Float32Array.from(holding.values(), (held) =>
    Math.log(1 + (texts.length - held + 0.5) / (held + 0.5)),
  );
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const index = indexWordings(
    counted.map((counts, text) => {
      const damping = SATURATION * (1 - SHARE_OF_LENGTH + (SHARE_OF_LENGTH * (lengths[text] ?? 0)) / mean);
      return {
        names: Int32Array.from(counts.keys(), (term) => places.get(term) ?? 0),
        weights: Float32Array.from(counts.values(), (count) => (count * (SATURATION + 1)) / (count + damping)),
      };
    }),
  );
  return (question) => {
    const names = Int32Array.from(new Set(termsOf(question).flatMap((term) => places.get(term) ?? [])));
    const weights = Float32Array.from(names, (name) => rarity[name] ?? 0);
    const most = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    return index({ names, weights: weights.map((weight) => weight / most) });
  };
}

/** Returns the beginnings of the words of a text, and each two that stand together. */
function termsOf(text: string): string[] {
  const stems = wordsIn(text).map((word) => {
    const length = Math.max(STEM.shortest, word.length - STEM.ending);
    return word.slice(0, Math.min(STEM.longest, length));
  });
  return stems.flatMap((stem, at) => (at === 0 ? [stem] : [stem, `${stems[at - 1]} ${stem}`]));
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
