import { type Embedder, similarities } from "./embedder.ts";
import { scaleOf } from "./scale.ts";
import { vectorsOf } from "./vector-cache.ts";
import { indexWordings, learnWording } from "./wording.ts";

/** Something that can be asked for, and ways in which people ask for it in one language. */
export type Askable = {
  readonly id: string;
  readonly language: string;
  readonly asked: readonly string[];
  /** Whether it is asked for only after a safety card. */
  readonly isAfterDanger?: boolean;
};

/** What a message asks for, the likeliest first; `likeness` is at most about 1. */
export type Nearest = readonly { readonly id: string; readonly likeness: number }[];

/** What a message asks for, among all there is, and among what is asked for only after a safety card. */
export type Asked = { readonly nearest: Nearest; readonly afterDanger: Nearest };

type FindAsked = (text: string, vector: Float32Array | null) => Asked;

const MOST_NEAREST = 8;
const MOST_AFTER_DANGER = 8;

/**
 * What of the likeness of a question and a way to ask is meaning; the rest is wording. Less where the encoder hardly
 * knows the language. Chosen on the questions of `tests/guide-cases`.
 */
const SHARE_OF_MEANING = { encoded: 0.4, other: 0.25 } as const;

/**
 * Prepares to find what a message asks for, by the ways to ask that are nearest to it. Ridge regression over the same
 * ways finds no more (the first is right in 0.56 of English questions by either), and learning it takes minutes.
 */
export async function createQuestionFinder(
  language: string,
  askables: readonly Askable[],
  embedder: Embedder | null,
): Promise<FindAsked> {
  const own = askables.filter((askable) => askable.language === language);
  const ways = own.flatMap(({ id, asked }) => asked.map((text) => ({ id, text: text.toLowerCase() })));
  const texts = ways.map(({ text }) => text);
  const vectors = embedder ? await vectorsOf(texts, embedder) : [];
  const worded = learnWording(texts, 1);
  const index = indexWordings(texts.map((text) => worded(text)));
  const share = SHARE_OF_MEANING[scaleOf(language)];
  const after = new Set(own.filter(({ isAfterDanger }) => isAfterDanger).map(({ id }) => id));
  return (text, vector) => {
    const inWords = index(worded(text.toLowerCase()));
    const alike = new Map(own.map(({ id }) => [id, new NearestFew()]));
    const inMeaning = vector && embedder ? similarities(vectors, vector) : null;
    for (const [at, { id }] of ways.entries()) {
      const wording = inWords[at] ?? 0;
      alike.get(id)?.add(inMeaning ? share * (inMeaning[at] ?? 0) + (1 - share) * wording : wording);
    }
    const ranked = [...alike]
      .map(([id, few]) => ({ id, likeness: few.likeness() }))
      .toSorted((one, other) => other.likeness - one.likeness);
    return {
      nearest: ranked.filter(({ id }) => !after.has(id)).slice(0, MOST_NEAREST),
      afterDanger: ranked.filter(({ id }) => after.has(id)).slice(0, MOST_AFTER_DANGER),
    };
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
