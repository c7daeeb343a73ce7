import type { Text } from "../content-model/text.ts";
import { textIn } from "./plain-text.ts";

/** The language of texts here that name none. */
export const SITE_LANGUAGE = "en";

const FITTING = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** Returns a language as BCP 47 writes it; null where it is none. */
function languageOf(written: string): string | null {
  try {
    return Intl.getCanonicalLocales(written.replaceAll("_", "-"))[0] ?? null;
  } catch {
    return null;
  }
}

/** The languages of one file, gathered while its texts are read. */
export class Languages {
  readonly #found = new Set<string>();
  readonly #lost = new Set<string>();
  readonly main: string;
  /** @param main the language of texts that do not name theirs */
  constructor(main: string) {
    this.main = languageOf(main) ?? SITE_LANGUAGE;
  }

  /**
   * Returns a text without markup, or undefined where it has no words.
   * @param byLanguage words by language, those of the main language under "default"
   */
  textOf(byLanguage: Readonly<Record<string, string>>): Text | undefined {
    const kept: Record<string, string> = {};
    for (const [written, words] of Object.entries(byLanguage)) {
      if (words.trim() === "") continue;
      if (written === "default") kept["default"] = words;
      else {
        const own = languageOf(written);
        const language = own === null || FITTING.test(own) ? own : new Intl.Locale(own).language;
        if (language === null || (language !== own && language in kept)) this.#lost.add(written);
        else {
          this.#found.add(own ?? language);
          kept[language] = words;
        }
      }
    }
    return textIn(kept) ?? undefined;
  }

  /** Whether a file means the main language, however it writes it. */
  isMain(written: string): boolean {
    return languageOf(written) === this.main;
  }

  /** The main language first. */
  get all(): string[] {
    return [...new Set([this.main, ...this.#found])];
  }

  /** What is to be said of languages that did not come over. */
  get notes(): string[] {
    return [...this.#lost].map((written) => `Texts in "${written}" are left out: it is not the code of a language.`);
  }
}
