import { useStore } from "@nanostores/react";
import { BASE_LANGUAGE, language } from "./language/language.ts";
import { uiMessages } from "./messages.ts";

/** Says that the guide knows English alone, to people who read the page in another language. */
export function GuideLanguage() {
  const t = useStore(uiMessages);
  return useStore(language) === BASE_LANGUAGE ? null : <p>{t.guideLanguage}</p>;
}
