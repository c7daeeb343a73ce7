import { type ComponentsJSON, createI18n } from "@nanostores/i18n";
import { atom, type ReadableAtom } from "nanostores";
import { readStored, subscribeToStorage, writeStored } from "../../browser/storage.ts";

/** The language that stands in the code and as `default` in the content. The guide and the server speak it alone. */
export const BASE_LANGUAGE = "en";
const STORED = "keepwell.language";

/** One file a language: adding `fr.json` beside `es.json` offers French. */
const translations = import.meta.glob<ComponentsJSON>("./translations/*.json", { import: "default" });
const fileOf = (code: string) => translations[`./translations/${code}.json`];

/** Codes of all languages the interface speaks, the base first. */
export const offeredLanguages: readonly string[] = [
  BASE_LANGUAGE,
  ...Object.keys(translations).map((path) => path.replace(/^.*\/|\.json$/g, "")),
];

const current = atom(BASE_LANGUAGE);

/** Words kept to be shown later: said in the language of the moment in which they are shown. */
export type SpokenText = () => string;

/** Code of the language in use, such as `es`. */
export const language: ReadableAtom<string> = current;

/** Makes the messages of one part of the interface: the English stands there, translations in `translations/`. */
export const messages = createI18n(current, { baseLocale: BASE_LANGUAGE, get: load });

/** The library types its store of translations more narrowly than it uses it. */
const loaded = messages.cache as unknown as Record<string, ComponentsJSON>;

/** The language asked for last: one that arrives later than the next choice is not used. */
let wanted = BASE_LANGUAGE;

/** Uses a language from now on, in every page and in `<html lang>`. Its messages are there before it shows. */
export async function setLanguage(code: string): Promise<void> {
  if (await adopt(code)) document.documentElement.lang = code;
}

/**
 * Uses a language where there is no document yet.
 * @returns false when another one was asked for meanwhile
 */
export async function adopt(code: string): Promise<boolean> {
  wanted = code;
  loaded[code] ??= await load(code);
  if (wanted !== code) return false;
  current.set(code);
  return true;
}

/** Uses a language and keeps the choice in this browser. */
export async function chooseLanguage(code: string): Promise<void> {
  await setLanguage(code);
  writeStored(STORED, code);
}

/** Follows a choice made in another tab. */
export function followChoice(): void {
  let known = readStored(STORED);
  subscribeToStorage(() => {
    const chosen = readStored(STORED);
    if (chosen === known) return;
    known = chosen;
    void setLanguage(preferredLanguage());
  });
}

/** The language chosen in this browser, else the first of the browser's own that is offered. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = [readStored(STORED) ?? "", ...wanted].map((code) => code.split("-")[0] ?? "");
  return codes.find((code) => offeredLanguages.includes(code)) ?? BASE_LANGUAGE;
}

/** English is better than no page: what cannot be fetched is said in the base language. */
async function load(code: string): Promise<ComponentsJSON> {
  try {
    return (await fileOf(code)?.()) ?? {};
  } catch (error) {
    console.warn("The translation did not arrive.", error);
    return {};
  }
}
