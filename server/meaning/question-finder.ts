import type { Embedder } from "./embedder.ts";
import { learnEntryWords } from "./entry-words.ts";
import { scaleOf } from "./scale.ts";
import { smallVectors } from "./small-vectors.ts";
import { forEachVector } from "./vector-cache.ts";
import { indexWordings, learnWording } from "./wording.ts";

/** Something that can be asked for, ways in which people ask for it in one language, and what it says to them. */
export type Askable = {
  readonly id: string;
  readonly language: string;
  readonly asked: readonly string[];
  readonly told: string;
  /** Whether it is asked for only after a safety card. */
  readonly isAfterDanger?: boolean;
};

/** What a message asks for, the likeliest first; `likeness` is seldom above 1. */
export type Nearest = readonly { readonly id: string; readonly likeness: number }[];

/** What a message asks for, among all there is, and among what is asked for only after a safety card. */
export type Asked = { readonly nearest: Nearest; readonly afterDanger: Nearest };

type FindAsked = (text: string, vector: Float32Array | null) => Asked;

const MOST_NEAREST = 8;
/** More, since each kind of danger has its own. */
const MOST_AFTER_DANGER = 64;

/**
 * What of the likeness of a question and a way to ask is meaning; the rest is wording. Less where the encoder hardly
 * knows the language. Chosen on the questions of `tests/guide-cases`.
 */
const SHARE_OF_MEANING = { encoded: 0.4, other: 0.25 } as const;

/**
 * What the words of all that an entry asks and says count beside its nearest ways to ask. Learned as a ranking, by which
 * 1,200 ways to ask in each language find their own entry without themselves, so that no question by which the guide is
 * measured had a part in it. They count more where meaning says little.
 */
const WEIGHT_OF_ENTRY = { encoded: 0.32, other: 0.63 } as const;

/**
 * Prepares to find what a message asks for, by the ways to ask that are nearest to it and by all the words of an entry.
 * Ridge regression over the same ways finds no more than the nearest ones, and learning it takes minutes.
 */
export async function createQuestionFinder(
  language: string,
  askables: readonly Askable[],
  embedder: Embedder | null,
): Promise<FindAsked> {
  const own = askables.filter((askable) => askable.language === language);
  // Only what is below is kept along with the function, and not the texts.
  const ids = own.map(({ id }) => id);
  const entryOf = own.flatMap(({ asked }, entry) => asked.map(() => entry));
  const texts = own.flatMap(({ asked }) => asked.map((text) => text.toLowerCase()));
  const meant = embedder ? smallVectors(texts.length, embedder.size) : null;
  if (embedder && meant) await forEachVector(texts, embedder, meant.set);
  const { known, of: wordingOf } = learnWording(texts, 1);
  const index = indexWordings(known);
  const inEntry = learnEntryWords(own.map(({ asked, told }) => [...asked, told].join("\n")));
  const share = SHARE_OF_MEANING[scaleOf(language)];
  const after = new Set(own.filter(({ isAfterDanger }) => isAfterDanger).map(({ id }) => id));
  const weight = WEIGHT_OF_ENTRY[scaleOf(language)];
  return (text, vector) => {
    const inWords = index(wordingOf(text.toLowerCase()));
    const inMeaning = vector && meant ? meant.similarities(vector) : null;
    const alike = ids.map(() => new NearestFew());
    for (const [way, entry] of entryOf.entries()) {
      const wording = inWords[way] ?? 0;
      alike[entry]?.add(inMeaning ? share * (inMeaning[way] ?? 0) + (1 - share) * wording : wording);
    }
    const fitting = inEntry(text);
    const likeliest = (isAfterDanger: boolean) =>
      ids.flatMap((id, entry) => {
        if (after.has(id) !== isAfterDanger) return [];
        const ways = alike[entry]?.likeness() ?? 0;
        // After a card people write a few words each time: how they put it says more than the words of the whole entry.
        return { id, likeness: isAfterDanger ? ways : ways + weight * (fitting[entry] ?? 0) };
      });
    const ranked = (isAfterDanger: boolean) =>
      likeliest(isAfterDanger)
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, isAfterDanger ? MOST_AFTER_DANGER : MOST_NEAREST);
    return { nearest: ranked(false), afterDanger: ranked(true) };
  };
}

/** How alike the nearest ways to ask are, the nearest counting most: one may be like it by chance, three hardly. */
class NearestFew {
  #first = 0;
  #second = 0;
  #third = 0;

  add(likeness: number): void {
    if (likeness <= this.#third) return;
    if (likeness > this.#first) [this.#first, this.#second, this.#third] = [likeness, this.#first, this.#second];
    else if (likeness > this.#second) [this.#second, this.#third] = [likeness, this.#second];
    else this.#third = likeness;
  }

  likeness(): number {
    return (this.#first + this.#second / 2 + this.#third / 4) / 1.75;
  }
}
