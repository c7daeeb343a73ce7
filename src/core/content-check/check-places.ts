import { type Issue, issuesIn } from "../shared/issue.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";
import type { TranslatableFile } from "./texts-in.ts";

/**
 * A translation fills in the same places as the text it translates. Otherwise `{numero}` would be shown
 * as it is, and the number to call left out.
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

/** Also the places SurveyJS fills, which name a question: `{1-0}`. */
const placesIn = (words: string): string[] => [...new Set(words.match(/\{[^{}]+\}/g) ?? [])];
