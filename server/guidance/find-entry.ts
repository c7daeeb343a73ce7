import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { ofContent } from "../content/content.ts";
import { type Library, openLibrary } from "../content/search/library.ts";
import { wordCount } from "../meaning/message-parts.ts";
import { scaleOf } from "../meaning/scale.ts";
import type { Understood } from "../meaning/understanding.ts";

/** What a question may mean. */
export type Found = {
  /** The entry that it means; null where that is not sure. */
  readonly entry: GuidanceEntry | null;
  /** Further entries that it may mean, the likeliest first. */
  readonly others: readonly GuidanceEntry[];
  /** The first of these where they are likely enough to be told at once, each below its own question. */
  readonly likely?: readonly GuidanceEntry[];
  /** Whether the question is the entry's title, or a way to ask for it, word by word. */
  readonly isVerbatim?: true;
};

/**
 * How careful an answer has to be: `some` beside a hint at harm by others, a hint so faint that nobody is told of it, or where
 * a doctor should decide, `grave` where a life may be in danger, `gravest` where it plainly is. With any care only what is surely
 * meant is told as the answer, with grave care nothing else is told, and in plain danger nothing is: what is clearly about the
 * question is offered.
 */
export type Care = "none" | "some" | "grave" | "gravest";

export const NOTHING_FOUND: Found = { entry: null, others: [] };

/**
 * How like a question of fifteen words the likeliest entry has to be, in the language of the sentence encoder and in others:
 * below it, the question is about something else, and nothing is even offered. A story is less like any way to ask, so for
 * each e-fold more words it may be less like by `perEFold`. Chosen on the questions of `tests/guide-cases`, 178 others with
 * what answers them, and 100 messages about something else; those by which the guide is measured were written later. Of the
 * long ones that an entry answers, 39 of 43 are found by it, where one border for all found 14.
 */
const RELATED = {
  encoded: { atFifteen: 0.43, perEFold: 0.06 },
  other: { atFifteen: 0.56, perEFold: 0.08 },
} as const;
/**
 * How far the likeliest entry is before the next one where it alone is the answer: with the search by words, which puts the
 * same one first, without, and with `care`. Chosen on 580 questions whose likeliest entries a reader had judged: an answer
 * that stands alone is right in 178 of 203 in English and in 128 of 175 in Spanish.
 */
const LEAD = { agreed: { encoded: 0.04, other: 0.03 }, alone: { encoded: 0.08, other: 0.1 }, careful: 0.03 } as const;
/**
 * How much more like it has to be for its words to be told at once where it is not sure. Of what is merely related, in 31 of 100
 * messages about something else too, the questions are offered.
 */
const LIKELY = 0.03;
/**
 * How near the second likeliest has to be to the first to be told as well. On the same questions the first alone is right in
 * 233 of 310 and 172 of 270, and one of both in 253 and 188, also where a doctor should decide and is named first.
 */
const NEAR_THE_FIRST = 0.15;
/**
 * How much more like it has to be for a question to be offered below a card of plain danger, and how many are. Of 500 everyday
 * questions 7 had such a card of an emergency: the 5 of them that ask something have it there. Of 240 hints at danger 49 have such
 * a card, 22 of which ask something, and none for what is so like it.
 */
const IN_PLAIN_DANGER = { encoded: 0.1, other: 0.18, most: 2 } as const;
/** In nine of ten questions the entry is among the first eight, in more than eight of ten among the first four. */
const MOST_OFFERED = 4;
/** What the question before counts in one that says little: "And in the mornings?" */
const SHARE_OF_BEFORE = 0.6;

/**
 * Returns a search for the entries that a question means. The likeliest come first; with care, the search by
 * words has to put the same one first, and it has to be ahead of the next. A content has one search, which takes seconds to build.
 */
export const finderOf = ofContent(async ({ guidance, catalogue, site }) => {
  const [base] = site.languages;
  const libraries = new Map<string, Library>();
  for (const { code } of site.languages)
    libraries.set(code, await openLibrary(guidance, catalogue, code === base?.code ? undefined : code));
  const byId = new Map(guidance.map((entry) => [entry.id, entry]));
  const entriesOf = (nearest: Understood["nearest"]) => nearest.flatMap(({ id }) => byId.get(id) ?? []);

  return (question: string, { nearest, isLate }: Understood, language: string, care: Care): Found => {
    const scale = scaleOf(language);
    const least = leastLikeness(question, scale);
    if (care === "gravest") {
      const clear = nearest.filter(({ likeness }) => likeness >= least + IN_PLAIN_DANGER[scale]);
      return { entry: null, others: entriesOf(clear).slice(0, IN_PLAIN_DANGER.most) };
    }
    const inWords = libraries.get(language)?.search(question) ?? [];
    const verbatim = inWords.find(({ isVerbatim }) => isVerbatim);
    if (verbatim) return { entry: verbatim.entry, others: [], isVerbatim: true };
    const fitting = inWords.flatMap(({ fits, entry }) => (fits ? [entry] : []));
    // A hint at danger would not have been noticed either, so nothing is told: what fits in words can be pressed.
    if (isLate) return { entry: null, others: fitting.slice(0, MOST_OFFERED) };
    if (nearest.length === 0) return { entry: fitting[0] ?? null, others: [] };
    const [first] = nearest;
    const ranked = entriesOf(nearest).slice(0, MOST_OFFERED);
    const [best, ...rest] = ranked;
    if (!first || !best || first.likeness < least) return NOTHING_FOUND;
    const isFirstInBoth = best.id === inWords[0]?.entry.id;
    const lead = first.likeness - (nearest[1]?.likeness ?? 0);
    const isSure =
      care !== "none"
        ? isFirstInBoth && lead >= LEAD.careful
        : lead >= (isFirstInBoth ? LEAD.agreed : LEAD.alone)[scale];
    if (isSure) return { entry: best, others: rest };
    const isLikely = care !== "grave" && first.likeness >= least + LIKELY;
    if (!isLikely) return { entry: null, others: ranked };
    return { entry: null, others: ranked, likely: ranked.slice(0, lead < NEAR_THE_FIRST ? 2 : 1) };
  };
});

function leastLikeness(question: string, scale: ReturnType<typeof scaleOf>): number {
  const { atFifteen, perEFold } = RELATED[scale];
  return atFifteen - perEFold * Math.log(Math.max(1, wordCount(question)) / 15);
}

/** Joins what a question means with what the one before it meant. */
export function withBefore(own: Understood, before: Understood): Understood {
  const likeness = new Map(own.nearest.map(({ id, likeness }) => [id, likeness]));
  for (const { id, likeness: its } of before.nearest) likeness.set(id, (likeness.get(id) ?? 0) + SHARE_OF_BEFORE * its);
  const nearest = [...likeness].map(([id, its]) => ({ id, likeness: its }));
  return { ...own, nearest: nearest.toSorted((one, other) => other.likeness - one.likeness) };
}
