import { createContext, useCallback, useContext } from "react";
import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ENGLISH, type Language } from "./language.ts";

/** The language a page is rendered in. */
export const LanguageContext = createContext<Language>(ENGLISH);

export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns the messages of one part of the interface in the language of the page, and updates when that changes. */
export const useMessages = <Body>(messages: (language: Language) => Body): Body => messages(useLanguage());

/** Returns a function that gives texts of the content in the language of the page, and updates when that changes. */
export function useText(): (text: Text) => string {
  const { code } = useLanguage();
  return useCallback((text: Text) => textOf(text, code), [code]);
}

/** Returns a text of the content in a language, for code outside of a component. */
export const sayText = (text: Text, { code }: Language): string => textOf(text, code);
