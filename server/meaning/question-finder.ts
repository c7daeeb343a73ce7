import { type Embedder, similarity } from "./embedder.ts";
import { keptModel } from "./kept-model.ts";
import type { KnownText, Manner } from "./message-model.ts";
import { scaleOf } from "./scale.ts";
import { vectorsOf } from "./vector-cache.ts";
import { indexWordings, learnWording } from "./wording.ts";

/** Something that can be asked for, and ways in which people ask for it in one language. */
export type Askable = { readonly id: string; readonly language: string; readonly asked: readonly string[] };

/** What a message asks for, the likeliest first; `likeness` is at most about 1. */
export type Nearest = readonly { readonly id: string; readonly likeness: number }[];

type FindAsked = (text: string, vector: Float32Array | null) => Nearest;

const MOST_NEAREST = 8;

/**
 * How many ways to ask of an entry vote. Learning takes the cube of their number: with 12 of each of 460 entries it is two
 * minutes of a processor, with all of them ten.
 */
const MOST_VOTES = 12;

/** What of the likeness of a question and a way to ask is meaning, where the encoder hardly knows the language. */
const SHARE_OF_FOREIGN_MEANING = 0.25;

/** How entries are told apart in the language of the encoder. Chosen on half of the questions of `tests/guide-cases`. */
const MANNER: Manner = {
  shareOfMeaning: 0.7,
  distrust: 0.3,
  wanted: [1, 0],
  ofTheUnknown: 0,
  leastTexts: 1,
};

/**
 * Prepares to find what a message asks for. In the language of the encoder each way to ask votes for its entry by a
 * weight that is learned: what many entries have in common, such as "what can I do", then counts for none of them. In
 * others the ways that are nearest decide: there learning from so few words gains nothing.
 */
export async function createQuestionFinder(
  language: string,
  askables: readonly Askable[],
  embedder: Embedder | null,
): Promise<FindAsked> {
  const own = askables.filter((askable) => askable.language === language);
  const isLearned = embedder !== null && scaleOf(language) === "encoded";
  const ways = own.flatMap(({ id, asked }) =>
    (isLearned ? spread(asked, MOST_VOTES) : asked).map((text) => ({ kind: id, text: text.toLowerCase() })),
  );
  const texts = ways.map(({ text }) => text);
  const vectors = embedder ? await vectorsOf(texts, embedder) : [];
  const known = ways.map((way, index): KnownText => ({ ...way, vector: vectors[index] ?? null }));
  const ids = own.map(({ id }) => id);
  if (!isLearned) return nearestAsked(known, ids);
  const groups = ids.map((id) => [id]);
  const model = await keptModel(known, groups, MANNER, embedder.name);
  return (text, vector) => likeliest(ids, model.scores(text.toLowerCase(), vector));
}

/** Returns at most so many of a list, from all parts of it. */
function spread(list: readonly string[], most: number): readonly string[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] ?? "");
}

/** Finds by the nearest ways to ask. */
function nearestAsked(known: readonly KnownText[], ids: readonly string[]): FindAsked {
  const worded = learnWording(
    known.map(({ text }) => text),
    1,
  );
  const index = indexWordings(known.map(({ text }) => worded(text)));
  return (text, vector) => {
    const inWords = index(worded(text));
    const alike = new Map<string, number[]>(ids.map((id) => [id, []]));
    for (const [at, { kind, vector: other }] of known.entries()) {
      const wording = inWords[at] ?? 0;
      const share = SHARE_OF_FOREIGN_MEANING;
      alike.get(kind)?.push(vector && other ? share * similarity(vector, other) + (1 - share) * wording : wording);
    }
    return likeliest(ids, [...alike.values()].map(nearestFew));
  };
}

/** How alike the nearest ways to ask are, the nearest counting most: one may be like it by chance, three hardly. */
function nearestFew(likeness: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = likeness.toSorted((one, other) => other - one);
  return (first + second / 2 + third / 4) / 1.75;
}

function likeliest(ids: readonly string[], scores: Float64Array | readonly number[]): Nearest {
  return ids
    .map((id, index) => ({ id, likeness: scores[index] ?? 0 }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_NEAREST);
}
