import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Embedder } from "./embedder.ts";
import { digestOf, vectorsOf } from "./vector-cache.ts";
import { wordByWord } from "./word-by-word.ts";

/** Raised when texts are read in another way. */
const VERSION = 1;

/** A way to read texts of a language with an encoder of English. */
export type Reading = {
  /** Names the model and how it reads. Vectors of other names cannot be compared with these. */
  readonly name: string;
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Embeds texts that will be wanted again: their vectors are kept on disk. */
  learn(texts: readonly string[]): Promise<Float32Array[]>;
};

/**
 * Returns how texts of a language are read: as they stand, and where there is a list of the language in `word-lists/` also word
 * by word in English. As written, names and typing mistakes count; word by word, what each word means does, but not how
 * they belong together.
 * @returns the reading as written first
 */
export async function readingsOf(language: string, english: Embedder): Promise<readonly Reading[]> {
  const asWritten = readingBy(english.name, english, (text) => text);
  const list = await readFile(join(import.meta.dirname, "word-lists", `${language}.tsv`), "utf8").catch(
    nullWhereMissing,
  );
  if (list === null) return [asWritten];
  const name = `${english.name}, ${language} word by word ${digestOf([VERSION, list])}`;
  const inEnglish = wordByWord(list);
  // An encoder has nothing to say about an empty text.
  return [asWritten, readingBy(name, english, (text) => inEnglish(text) || text)];
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

const readingBy = (name: string, english: Embedder, read: (text: string) => string): Reading => ({
  name,
  embed: (texts) => english.embed(texts.map(read)),
  // Kept by what is read, so that an edit of the list costs only what reads otherwise.
  learn: (texts) => vectorsOf(texts.map(read), english),
});
