import type { TranslationChange } from "#core/translations/incoming.ts";
import { isMissing } from "#core/translations/is-missing.ts";
import { type ScaleText, wordsIn } from "#core/translations/scale-texts.ts";

/**
 * Returns the translations that are missing at one place and stand at another, such as those of the options that all
 * questions share. Words that are translated in two ways are for an editor to choose.
 */
export function wordsFromElsewhere(texts: readonly ScaleText[], languages: readonly string[]): TranslationChange[] {
  return languages.flatMap((language) => {
    const known = Map.groupBy(
      texts.filter(({ text }) => !isMissing(text, language)),
      ({ text }) => wordsIn(text, "default"),
    );
    return texts.flatMap((text) => {
      if (!isMissing(text.text, language)) return [];
      const found = known.get(wordsIn(text.text, "default")) ?? [];
      const [words, ...others] = new Set(found.map((one) => wordsIn(one.text, language)));
      return words === undefined || others.length > 0 ? [] : [{ text, language, words }];
    });
  });
}
