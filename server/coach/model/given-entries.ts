import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Content } from "../../content/content.ts";
import { type Fit, fittingEntries, GOALS } from "../../guidance/fitting-entries.ts";
import type { DomainResult } from "../../results/domain-results.ts";

/** Leaves room for an answer and keeps a question cheap. */
const MAX_FOR_QUESTION = 6;
const MAX_FOR_WEAKEST = 3;
const MAX_FOR_OTHERS = 2;

/** Chooses the guidance entries that a model is given. Equal questions always get the same entries. */
export function createGivenEntries({ guidance, catalogue }: Content) {
  return {
    /** @param found the entries that the question means, the best first */
    forQuestion: (found: readonly GuidanceEntry[]): GuidanceEntry[] => found.slice(0, MAX_FOR_QUESTION),
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
