import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { directionOf } from "#core/shared/direction.ts";
import { chosenLanguage } from "../ui/language/chosen-language.ts";
import type { Language } from "../ui/language/language.ts";
import { LanguageContext } from "../ui/language/use-text.ts";

type Props = {
  /**
   * The language of the prerendered document. Hydration needs its words first, before they change to the chosen
   * language.
   */
  readonly documentLanguage: Language;
  readonly children: ReactNode;
};

/** Renders its children in the language chosen in this browser, and sets the language of the document and its direction. */
export function InChosenLanguage({ documentLanguage, children }: Props) {
  const language = useSyncExternalStore(chosenLanguage.listen, chosenLanguage.get, () => documentLanguage);
  useEffect(() => {
    document.documentElement.lang = language.code;
    document.documentElement.dir = directionOf(language.code);
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
