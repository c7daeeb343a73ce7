import { isOneTypoApart } from "./one-typo-apart.ts";

/** Phrases that people use for something, and exceptions that only look like them. */
export type Phrases = { readonly phrases: readonly string[]; readonly exceptions: readonly string[] };

/** The largest number of words that `...` in a phrase stands for. */
const MAX_WORDS_BETWEEN = 5;

/** A word of a phrase, `...`, or null where an exception was removed from a message. */
type Word = string | null;
const GAP = "...";
type Fits = (word: string, said: string) => boolean;

/**
 * Returns whether a message contains one of the phrases: their words in a row, whatever case, accents and
 * punctuation. `...` stands for up to five words, `*` for the rest of a word, and a word with one typing error
 * counts as the word itself. Exceptions are removed first; they must match exactly and within one clause, so that
 * "no, chest pain" is not read as "no chest pain".
 */
export function saysOneOf(message: string, { phrases, exceptions }: Phrases): boolean {
  const clauses = message.replaceAll("*", " ").split(/[.,;:!?…\n]+/);
  const patterns = exceptions.map(patternOf);
  const words = clauses.flatMap((clause) => withoutAll(patterns, wordsIn(clause)));
  return phrases.some((phrase) => {
    const pattern = patternOf(phrase);
    return words.some((_, start) => endOf(words, start, pattern, isMeant) !== -1);
  });
}

/** Parsed once, because each message is compared with several hundred phrases. */
const parsed = new Map<string, readonly string[]>();
function patternOf(phrase: string): readonly string[] {
  const known = parsed.get(phrase);
  if (known) return known;
  const pattern = phrase
    .split(/\.{3}|…/)
    .flatMap((part, index) => (index === 0 ? wordsIn(part) : [GAP, ...wordsIn(part)]));
  parsed.set(phrase, pattern);
  return pattern;
}

/** Returns the words of a text in lower case, without accents and apostrophes. */
function wordsIn(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "");
  return plain.match(/[\p{L}\p{N}*]+/gu) ?? [];
}

function withoutAll(patterns: readonly (readonly string[])[], said: readonly string[]): Word[] {
  const words: Word[] = [...said];
  for (const pattern of patterns) {
    for (let start = 0; start < words.length; start++) {
      const end = endOf(words, start, pattern, isSame);
      if (end !== -1) words.fill(null, start, end);
    }
  }
  return words;
}

/** Returns the index after the last word if the pattern from `at` on matches at `start`; otherwise -1. */
function endOf(words: readonly Word[], start: number, pattern: readonly string[], fits: Fits, at = 0): number {
  const wanted = pattern[at];
  if (wanted === undefined) return start;
  if (wanted !== GAP) {
    const said = words[start];
    return typeof said === "string" && fits(wanted, said) ? endOf(words, start + 1, pattern, fits, at + 1) : -1;
  }
  for (let next = start; next <= start + MAX_WORDS_BETWEEN; next++) {
    const end = endOf(words, next, pattern, fits, at + 1);
    if (end !== -1) return end;
    if (typeof words[next] !== "string") return -1;
  }
  return -1;
}

function isSame(word: string, said: string): boolean {
  return word.endsWith("*") ? said.startsWith(word.slice(0, -1)) : word === said;
}

function isMeant(word: string, said: string): boolean {
  return isSame(word, said) || isOneTypoApart(word, said);
}
