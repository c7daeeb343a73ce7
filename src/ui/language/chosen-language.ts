import { atom, type ReadableAtom } from "nanostores";
import { readStored, subscribeToStorage, writeStored } from "../../browser/storage.ts";
import { BASE_LANGUAGE, ENGLISH, type Language, loadLanguage, offeredLanguages } from "./language.ts";

// The language of this browser. Pages receive it as a context; whatever else says words receives it as an argument.

const STORED = "keepwell.language";

const current = atom<Language>(ENGLISH);

/** The language in use in this browser. */
export const chosenLanguage: ReadableAtom<Language> = current;

/** The language asked for last: one that arrives later than the next choice is not used. */
let wanted = BASE_LANGUAGE;

/** Uses a language from now on, in every page. Its messages are there before it shows. */
export async function setLanguage(code: string): Promise<void> {
  wanted = code;
  const language = await loadLanguage(code);
  if (wanted === code) current.set(language);
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
export function preferredLanguage(wishes: readonly string[] = navigator.languages): string {
  const codes = [readStored(STORED) ?? "", ...wishes].map((code) => code.split("-")[0] ?? "");
  return codes.find((code) => offeredLanguages.includes(code)) ?? BASE_LANGUAGE;
}
