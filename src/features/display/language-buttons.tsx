import { chooseLanguage } from "../../ui/language/chosen-language.ts";
import { offeredLanguages } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";
import { ownName } from "./own-name.ts";

/** More languages than these are chosen in the display settings alone. */
const MOST = 3;

/** A button for each other language, in that language: whoever looks for it may not read the current one. */
export function LanguageButtons({ className }: { readonly className?: string }) {
  const { code } = useLanguage();
  if (offeredLanguages.length > MOST) return null;
  return offeredLanguages
    .filter((other) => other !== code)
    .map((other) => (
      <button key={other} type="button" lang={other} className={className} onClick={() => void chooseLanguage(other)}>
        {ownName(other)}
      </button>
    ));
}
