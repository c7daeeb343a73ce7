import { type Components, type ComponentsJSON, createI18n, type Translations } from "@nanostores/i18n";
import { atom } from "nanostores";
import { type Notation, notationOf } from "./notation.ts";

/**
 * The language of the texts in the code and of `default` in the content. The guide and the server speak only this one.
 */
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
 * A language with its translations loaded. The value is immutable, so pages in several languages can be rendered in
 * parallel.
 */
export type Language = Notation & { readonly define: ReturnType<typeof createI18n> };

/** A text that is shown later, in the language of that moment. */
export type SpokenText = (language: Language) => string;

/**
 * Defines the messages of one part of the interface: the English text is in the code, translations are in
 * `translations/`.
 * @returns a function that returns the messages in a language
 */
export function messages<Body extends Translations>(part: string, english: Body): (language: Language) => Body {
  // The words themselves: the library's store makes them anew, and sets a timer, each time it is read.
  const made = new WeakMap<Language, Body>();
  return (language) => {
    const known = made.get(language) ?? (language.define(part, english).value as Body);
    made.set(language, known);
    return known;
  };
}

function languageOf(code: string, words: ComponentsJSON): Language {
  const locale = atom(code);
  // The translations are in the cache already, so `get` has nothing to fetch.
  const define = createI18n<string, string>(locale, {
    baseLocale: BASE_LANGUAGE,
    // The library's type of the cache is narrower than its use.
    cache: { [code]: words } as Record<string, Components>,
    get: async () => ({}),
  });
  return { ...notationOf(code), define };
}

/** The base language, which needs no file. */
export const ENGLISH = languageOf(BASE_LANGUAGE, {});

const loaded = new Map<string, Promise<Language>>();

/** Loads a language. If its file cannot be loaded, the base language is used: English is better than no page. */
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
