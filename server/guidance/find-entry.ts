import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Content } from "../content/content.ts";
import { openLibrary } from "../content/search/library.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Understood } from "../meaning/understanding.ts";

/** What a question may mean. */
export type Found = {
  /** The entry that it means; null where that is not sure. */
  readonly entry: GuidanceEntry | null;
  /** Further entries that it may mean, the likeliest first. */
  readonly others: readonly GuidanceEntry[];
};

export const NOTHING_FOUND: Found = { entry: null, others: [] };

/**
 * How like a question an entry has to be, in the language of the sentence encoder and in others. Chosen on the questions
 * of `tests/guide-cases`; those by which the guide is measured were written later.
 */
const BORDERS = {
  /** Meant, whatever the words. */
  sure: { encoded: 0.3, other: 0.47 },
  /** Meant where meaning and words both put it first. */
  sureByBoth: { encoded: 0.2, other: 0.43 },
  /** Below this it is about something else, and is not even offered. */
  related: { encoded: 0.1, other: 0.32 },
} as const;
/** In nine of ten questions the entry is among the first eight, in eight of ten among the first four. */
const MOST_OFFERED = 4;
/** What the question before counts in one that says little: "And in the mornings?" */
const SHARE_OF_BEFORE = 0.6;
/** The constant of reciprocal rank fusion: how little the first place is better than the second. */
const RANK_CONSTANT = 10;

/**
 * Returns a search for the entries that a question means. The ranks by words and by meaning are joined by reciprocal
 * rank fusion.
 * @see Cormack, G., Clarke, C., Büttcher, S. (2009). Reciprocal rank fusion outperforms Condorcet. SIGIR.
 */
export function createFinder({ guidance, catalogue, site }: Content) {
  const [base] = site.languages;
  const libraries = new Map(
    site.languages.map(({ code }) => [code, openLibrary(guidance, catalogue, code === base?.code ? undefined : code)]),
  );
  const byId = new Map(guidance.map((entry) => [entry.id, entry]));

  return (question: string, { nearest }: Understood, language: string): Found => {
    const inWords = libraries.get(language)?.search(question) ?? [];
    const verbatim = inWords.find(({ isVerbatim }) => isVerbatim);
    if (verbatim) return { entry: verbatim.entry, others: [] };
    // While nothing is learned, words alone decide, and only where they fit well.
    if (nearest.length === 0) return { entry: inWords.find(({ fits }) => fits)?.entry ?? null, others: [] };
    const scores = new Map<string, number>();
    const add = (id: string, rank: number) => scores.set(id, (scores.get(id) ?? 0) + 1 / (RANK_CONSTANT + rank));
    for (const [rank, { id }] of nearest.entries()) add(id, rank);
    for (const [rank, { entry }] of inWords.entries()) add(entry.id, rank);
    const [first] = nearest;
    // The likeliest by meaning comes first; words that agree decide only whether it is sure.
    const ranked = [...scores]
      .toSorted(([one, its], [other, their]) => Number(other === first?.id) - Number(one === first?.id) || their - its)
      .flatMap(([id]) => byId.get(id) ?? [])
      .slice(0, MOST_OFFERED);
    const [best, ...rest] = ranked;
    const scale = scaleOf(language);
    if (!first || !best || first.likeness < BORDERS.related[scale]) return NOTHING_FOUND;
    const isFirstInBoth = best.id === inWords[0]?.entry.id;
    const isSure =
      first.likeness >= BORDERS.sure[scale] || (isFirstInBoth && first.likeness >= BORDERS.sureByBoth[scale]);
    return isSure ? { entry: best, others: rest } : { entry: null, others: ranked };
  };
}

/** Joins what a question means with what the one before it meant. */
export function withBefore(own: Understood, before: Understood): Understood {
  const likeness = new Map(own.nearest.map(({ id, likeness }) => [id, likeness]));
  for (const { id, likeness: its } of before.nearest) likeness.set(id, (likeness.get(id) ?? 0) + SHARE_OF_BEFORE * its);
  const nearest = [...likeness].map(([id, its]) => ({ id, likeness: its }));
  return { ...own, nearest: nearest.toSorted((one, other) => other.likeness - one.likeness) };
}
