import type { Text } from "../../content-model/text.ts";
import { isObject, wordIn } from "../json-values.ts";
import { Languages } from "../languages.ts";
import type { Dropped } from "../report.ts";

/** What is gathered while one activity is read. */
export class Reading {
  readonly languages: Languages;
  readonly dropped: Dropped[] = [];
  readonly notes = new Set<string>();
  /** Parts of the file that have no place here, with what they belong to. */
  readonly #left = new Map<string, string[]>();
  readonly #without = new Map<string, number>();
  #standing = 0;

  constructor(main: string) {
    this.languages = new Languages(main);
  }

  /** Returns a text in every language that has words; English or the first stands where the main language has none. */
  text(written: unknown): Text | undefined {
    const words = wordsIn(written);
    const main = [...words].find(([language, own]) => own.trim() !== "" && this.#isMain(language));
    const some = main ?? [...words].find(([language, own]) => own.trim() !== "" && language === "en");
    const first = some ?? [...words].find(([, own]) => own.trim() !== "");
    if (!first) return undefined;
    if (!main) this.#standing += 1;
    for (const [language, own] of words)
      if (own.trim() === "") this.#without.set(language, (this.#without.get(language) ?? 0) + 1);
    const others = [...words].filter(([language]) => language !== first[0] && !this.#isMain(language));
    return this.languages.textOf({ default: first[1], ...Object.fromEntries(others) });
  }

  /** Notes that a part of the file has no place here. */
  leaves(part: string, source: string): void {
    const left = this.#left.get(part);
    if (left) left.push(source);
    else this.#left.set(part, [source]);
  }

  /** What is to be said of parts and words that did not come over. */
  get said(): string[] {
    const { main } = this.languages;
    return [
      ...this.notes,
      ...[...this.#left].map(([part, sources]) => `The file's "${part}" is left out: ${listed(sources)}.`),
      ...[...this.#without].map(([language, count]) => `Texts without words in "${language}": ${count}.`),
      ...(this.#standing > 0
        ? [`Texts without words in "${main}", in whose place those of another language stand: ${this.#standing}.`]
        : []),
      ...this.languages.notes,
    ];
  }

  #isMain(language: string): boolean {
    return language === "" || this.languages.isMain(language);
  }
}

/** Returns the words of a text by language; those that name none under "". */
export function wordsIn(written: unknown): ReadonlyMap<string, string> {
  const parts = (Array.isArray(written) ? written : [written]).flatMap((one): [string, string][] =>
    isObject(one)
      ? Object.entries(one).map(([language, own]) => [
          language,
          Array.isArray(own) ? own.map(wordIn).join("\n") : wordIn(own),
        ])
      : [["", wordIn(one)]],
  );
  return new Map(parts);
}

/** Returns the main language of texts: English where one has it, otherwise the first that is named. */
export function mainLanguageOf(texts: readonly unknown[]): string {
  let first = "";
  for (const text of texts)
    for (const [language, words] of wordsIn(text)) {
      if (words.trim() === "" || language === "") continue;
      if (language === "en") return "en";
      if (first === "") first = language;
    }
  return first;
}

/** A few names in a sentence, and how many more. */
export const listed = (names: readonly string[]): string =>
  names.length > 12 ? `${names.slice(0, 12).join(", ")} and ${names.length - 12} more` : names.join(", ");
