import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../../content/content.ts";
import { openLibrary } from "../../content/search/library.ts";
import { searchForm, wordsOf } from "../../content/search/words.ts";
import { type Fit, fittingEntries, GOALS } from "../../guidance/fitting-entries.ts";
import type { DomainResult } from "../../results/domain-results.ts";

/** Fewer shared words may be chance, as with "fall asleep" and "fear of falling". */
const MIN_SHARED = 2;
/** Leaves room for an answer and keeps a question cheap. */
const MAX_FOR_QUESTION = 6;
const MAX_FOR_WEAKEST = 3;
const MAX_FOR_OTHERS = 2;

/** Chooses the guidance entries that a model is given. Equal questions always get the same entries. */
export function createGivenEntries({ guidance, catalogue }: Content) {
  const library = openLibrary(guidance, catalogue);
  const wordsIn = (text: string) => new Set(wordsOf(text).flatMap((word) => searchForm(word) ?? []));
  const entryWords = new Map(
    guidance.map((entry) => [
      entry,
      wordsIn([textOf(entry.title), ...entry.keywords, entry.category, textOf(entry.text)].join(" ")),
    ]),
  );

  return {
    /** Returns the entry the guide itself would answer with, then those that share most words with the question. */
    forQuestion(question: string): GuidanceEntry[] {
      const asked = wordsIn(question);
      const shared = (entry: GuidanceEntry) => [...asked].filter((word) => entryWords.get(entry)?.has(word)).length;
      const found = library.find(question);
      const least = Math.min(MIN_SHARED, asked.size);
      const others = guidance
        .filter((entry) => entry !== found && least > 0 && shared(entry) >= least)
        .toSorted((one, other) => shared(other) - shared(one));
      return [...(found ? [found] : []), ...others].slice(0, MAX_FOR_QUESTION);
    },
    forAnyone: (): GuidanceEntry[] =>
      catalogue.domains.flatMap((domain) => fittingEntries(guidance, domain, {}).slice(0, 1)),
    /**
     * @param results the weakest first
     * @param known the account's age and gender, by which entries may also be chosen
     */
    forResults: (results: readonly DomainResult[], known: Fit): GuidanceEntry[] =>
      results.flatMap(({ domain, meaning, band }, place) =>
        fittingEntries(guidance, domain, { ...known, meaning, goal: GOALS[band.tone] }).slice(
          0,
          place === 0 ? MAX_FOR_WEAKEST : MAX_FOR_OTHERS,
        ),
      ),
  };
}
