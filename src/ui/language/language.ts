import {
  type Components,
  type ComponentsJSON,
  createI18n,
  formatter,
  type Messages,
  type Translations,
} from "@nanostores/i18n";
import { atom } from "nanostores";

/** The language that stands in the code and as `default` in the content. The guide and the server speak it alone. */
export const BASE_LANGUAGE = "en";

/** One file a language: adding `fr.json` beside `es.json` offers French. */
const translations = import.meta.glob<ComponentsJSON>("./translations/*.json", { import: "default" });
const fileOf = (code: string) => translations[`./translations/${code}.json`];

/** Codes of all languages the interface speaks, the base first. */
export const offeredLanguages: readonly string[] = [
  BASE_LANGUAGE,
  ...Object.keys(translations).map((path) => path.replace(/^.*\/|\.json$/g, "")),
];

/**
 * A language with its translations at hand. It is a value that never changes, so pages in several languages can be
 * drawn side by side.
 */
export type Language = {
  /** Such as `es`. */
  readonly code: string;
  readonly define: ReturnType<typeof createI18n>;
  readonly format: ReturnType<ReturnType<typeof formatter>["get"]>;
};

/** Words kept to be shown later: said in the language of the moment in which they are shown. */
export type SpokenText = (language: Language) => string;

/**
 * Makes the messages of one part of the interface: the English stands there, translations in `translations/`.
 * @returns gives the messages in a language
 */
export function messages<Body extends Translations>(part: string, english: Body): (language: Language) => Body {
  const made = new WeakMap<Language, Messages<Body>>();
  return (language) => {
    const known = made.get(language) ?? language.define(part, english);
    made.set(language, known);
    return known.get();
  };
}

function languageOf(code: string, words: ComponentsJSON): Language {
  const locale = atom(code);
  // Whoever makes a language has its translations already: nothing is left to be fetched.
  const define = createI18n<string, string>(locale, {
    baseLocale: BASE_LANGUAGE,
    // The library types what it keeps more narrowly than it uses it.
    cache: { [code]: words } as Record<string, Components>,
    get: async () => ({}),
  });
  return { code, define, format: formatter(locale).get() };
}

/** The base language needs no file. */
export const ENGLISH = languageOf(BASE_LANGUAGE, {});

const loaded = new Map<string, Promise<Language>>();

/** Fetches a language. English is better than no page: what cannot be fetched is said in the base language. */
export function loadLanguage(code: string): Promise<Language> {
  const file = fileOf(code);
  if (!file) return Promise.resolve(ENGLISH);
  const known = loaded.get(code);
  if (known) return known;
  const language = file().then(
    (words) => languageOf(code, words),
    (error: unknown) => {
      console.warn("The translation did not arrive.", error);
      loaded.delete(code);
      return languageOf(code, {});
    },
  );
  loaded.set(code, language);
  return language;
}
