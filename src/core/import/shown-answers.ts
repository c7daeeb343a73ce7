import type { Dropped } from "./report.ts";

/** How much of a text is quoted. */
const QUOTED = 120;

/** Words in which a file shows an answer or a number, by the name of what they belong to. Nothing is filled in here. */
export class ShownAnswers {
  readonly #found = new Map<string, { readonly places: Set<string>; readonly words: string }>();

  /**
   * Keeps the places of a text that the file fills in.
   * @param name the name that the file gives to the question, note, group or option
   * @param place what is filled in, with the flag "g"
   */
  look(name: string, words: string, place: RegExp): void {
    this.add(
      name,
      words,
      [...words.matchAll(place)].map(([written]) => written),
    );
  }

  /** @param places as the file writes them; none says that the text shows nothing */
  add(name: string, words: string, places: readonly string[]): void {
    if (places.length === 0) return;
    const found = this.#found.get(name) ?? { places: new Set<string>(), words };
    for (const one of places) found.places.add(one);
    this.#found.set(name, found);
  }

  /** Says which words a person has to write anew; those of questions that did not come over need nothing. */
  todo(dropped: readonly Dropped[]): string[] {
    const names = new Set(dropped.map(({ name }) => name));
    return [...this.#found]
      .filter(([name]) => !names.has(name))
      .map(
        ([name, { places, words }]) =>
          `Write the words of "${name}" anew, which show ${[...places].join(", ")} in the file and nothing here: ${quoted(words)}`,
      );
  }
}

const quoted = (words: string): string => {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return `"${line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line}"`;
};
