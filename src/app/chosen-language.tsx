import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { chosenLanguage } from "../ui/language/chosen-language.ts";
import type { Language } from "../ui/language/language.ts";
import { LanguageContext } from "../ui/language/use-text.ts";

type Props = {
  /** The language of what the server drew: its words are taken over first, then said in the chosen language. */
  readonly drawn: Language;
  readonly children: ReactNode;
};

/** Draws what it holds in the language chosen in this browser, and says in the document which one that is. */
export function InChosenLanguage({ drawn, children }: Props) {
  const language = useSyncExternalStore(chosenLanguage.listen, chosenLanguage.get, () => drawn);
  useEffect(() => {
    document.documentElement.lang = language.code;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
