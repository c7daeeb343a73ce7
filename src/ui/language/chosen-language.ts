import { atom, type ReadableAtom } from "nanostores";
import { readStored, subscribeToStorage, writeStored } from "../../browser/storage.ts";
import { BASE_LANGUAGE, ENGLISH, type Language, loadLanguage, offeredLanguages } from "./language.ts";
import { preferredCode, STORED_LANGUAGE } from "./preferred-code.ts";

// Pages receive the language as a context, all other code as an argument.

const current = atom<Language>(ENGLISH);

/** The current language of this browser. */
export const chosenLanguage: ReadableAtom<Language> = current;

/** The language requested last. A language that finishes loading after a newer request is not used. */
let wanted = BASE_LANGUAGE;

/** Changes the language of all pages, after its messages have loaded. */
export async function setLanguage(code: string): Promise<void> {
  wanted = code;
  const language = await loadLanguage(code);
  if (wanted === code) current.set(language);
}

/** Changes the language and stores the choice in this browser. */
export async function chooseLanguage(code: string): Promise<void> {
  await setLanguage(code);
  writeStored(STORED_LANGUAGE, code);
}

/** Follows a choice made in another tab. */
export function followChoice(): void {
  let known = readStored(STORED_LANGUAGE);
  subscribeToStorage(() => {
    const chosen = readStored(STORED_LANGUAGE);
    if (chosen === known) return;
    known = chosen;
    void setLanguage(preferredLanguage());
  });
}

/**
 * Returns the language chosen in this browser, or else the first of the browser's preferred languages that is offered.
 */
export function preferredLanguage(preferred: readonly string[] = navigator.languages): string {
  return preferredCode(offeredLanguages, preferred) ?? BASE_LANGUAGE;
}
