import { isOneTypoApart } from "./one-typo-apart.ts";

/** How people say something, and what only looks like it. */
export type Phrases = { readonly phrases: readonly string[]; readonly exceptions: readonly string[] };

/** What `...` in a phrase may stand for at most, in words. */
const MOST_BETWEEN = 5;

/** A word of a phrase, `...`, or in a message the place where an exception was taken out (null). */
type Word = string | null;
const GAP = "...";
type Fits = (word: string, said: string) => boolean;

/**
 * Tells whether a message says one of the phrases: their words in a row, whatever case, accents and
 * punctuation. `...` stands for up to five words, `*` for the rest of a word, and a slip of the pen
 * counts as the word itself. Exceptions are taken out first; they must be right to the letter and lie within one clause, so
 * that "no, chest pain" is not read as "no chest pain".
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

/** Parsed once: a message is held against some hundreds of phrases. */
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

/** Lower case without accents, apostrophes dropped. */
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

/** The place after the last word, where the pattern from `at` on begins at `start`; -1 where it does not. */
function endOf(words: readonly Word[], start: number, pattern: readonly string[], fits: Fits, at = 0): number {
  const wanted = pattern[at];
  if (wanted === undefined) return start;
  if (wanted !== GAP) {
    const said = words[start];
    return typeof said === "string" && fits(wanted, said) ? endOf(words, start + 1, pattern, fits, at + 1) : -1;
  }
  for (let next = start; next <= start + MOST_BETWEEN; next++) {
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
