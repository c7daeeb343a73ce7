import { BASE_LANGUAGE } from "./language/language.ts";
import { useLanguage, useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";

/** Tells users who read the page in another language that the guide speaks only English. */
export function GuideLanguage() {
  const t = useMessages(uiMessages);
  return useLanguage().code === BASE_LANGUAGE ? null : <p>{t.guideLanguage}</p>;
}
