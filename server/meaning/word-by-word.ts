import { wordsIn } from "./wording.ts";

/** The most words that a list has as one: "me da pena". */
const LONGEST = 5;
/** How much of a word that is not listed a listed one has to begin with, to be a form of the same word. */
const SAME_START = 0.6;
/** In letters: fewer at the start, or more at the end, tell nothing. */
const SHORTEST_START = 5;
const LONGEST_END = 3;

/**
 * Returns how a text reads word by word in English, by a list of what words mean.
 * @param list a line for each word or for a few in a row, a tab, and what they mean: nothing where they say nothing
 */
export function wordByWord(list: string): (text: string) => string {
  const english = new Map<string, string>();
  for (const line of list.split("\n")) {
    const [words = "", meant = ""] = line.split("\t");
    const key = wordsIn(words).join(" ");
    if (key !== "" && !english.has(key)) english.set(key, meant);
  }
  const byStart = new Map<string, string[]>();
  for (const word of english.keys()) {
    if (word.includes(" ") || word.length < SHORTEST_START) continue;
    const start = word.slice(0, SHORTEST_START);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  /** A form that is not listed, such as of a verb, means about what the form means that is most like it. */
  const ofSameWord = (word: string): string | undefined => {
    let [best, longest] = ["", Math.max(SHORTEST_START, Math.ceil(word.length * SAME_START)) - 1];
    for (const other of byStart.get(word.slice(0, SHORTEST_START)) ?? []) {
      const same = sameStart(word, other);
      const isEnd = Math.max(word.length, other.length) - same <= LONGEST_END;
      if (same > longest && isEnd && same >= other.length * SAME_START) [best, longest] = [other, same];
    }
    return best === "" ? undefined : english.get(best);
  };
  return (text) => {
    const words = wordsIn(text);
    const found: string[] = [];
    for (let at = 0; at < words.length; ) {
      let count = Math.min(LONGEST, words.length - at);
      while (count > 1 && !english.has(words.slice(at, at + count).join(" "))) count--;
      const said = words.slice(at, at + count).join(" ");
      found.push(english.get(said) ?? ofSameWord(said) ?? said);
      at += count;
    }
    return found.filter((meant) => meant !== "").join(" ");
  };
}

function sameStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}
