import { type Issue, issuesIn } from "../shared/issue.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";
import type { TranslatableFile } from "../translations/texts-in.ts";

/**
 * Checks that a translation has the same placeholders as its text. Otherwise `{numero}` would be shown literally
 * and the number to call would be missing.
 */
export function placeIssues({ file, texts }: TranslatableFile): Issue[] {
  const issue = issuesIn(file);
  return texts.flatMap(({ path, text }) =>
    translationsOf(text).flatMap(([language, words]) => {
      const [wanted, filled] = [placesIn(textOf(text)), placesIn(words)];
      const at = `${path}.${language}`;
      const left = wanted.filter((place) => !filled.includes(place));
      const strange = filled.filter((place) => !wanted.includes(place));
      return [
        ...left.map((place) =>
          issue("PLACES_DIFFER", at, `The translation leaves out ${place}.`, `Write ${place} where it belongs.`),
        ),
        ...strange.map((place) =>
          issue(
            "PLACES_DIFFER",
            at,
            `Nothing fills ${place}, which only the translation has.`,
            "Leave what stands in braces as it is in the default.",
          ),
        ),
      ];
    }),
  );
}

/** Includes SurveyJS's own placeholders, which name a question: `{1-0}`. */
const placesIn = (words: string): string[] => [...new Set(words.match(/\{[^{}]+\}/g) ?? [])];
