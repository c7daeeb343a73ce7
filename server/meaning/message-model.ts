import { solved } from "./conjugate-gradients.ts";
import { type AlikeBy, type KnownText, likenessTimes, likenessTo, type WordedTexts } from "./likeness.ts";

/** How kinds are told apart. */
export type Manner = AlikeBy & {
  /** How little a single example is trusted; 0 would repeat each slip of a label. */
  readonly distrust: number;
  /** The score of what is of a group, and of what is of none. */
  readonly wanted: readonly [number, number];
  /** The score of a text that is like nothing known. */
  readonly ofTheUnknown: number;
};

/** Kinds that are told from all others together. */
export type Group = readonly string[];

/**
 * Scores a text, by how much it is worded like each known one and by its vector: for each group about the first of `wanted`
 * where it surely is of it.
 */
export type MessageModel = { scores(inWording: Float64Array, vector: Float32Array | null): Float64Array };

/**
 * Learns to tell groups of texts apart by kernel ridge regression: each known text votes with its likeness to the new
 * one, in meaning and in wording, and with a weight that is small where its neighbors say the same.
 * @returns the weights by which known texts vote: one row a text, one column a group
 * @see Saunders, C., Gammerman, A., Vovk, V. (1998). Ridge regression learning algorithm in dual variables. ICML.
 */
export async function learnWeights(
  known: readonly KnownText[],
  worded: WordedTexts,
  groups: readonly Group[],
  manner: Manner,
): Promise<Float32Array> {
  const times = likenessTimes(known, worded, manner);
  const count = groups.length;
  const [inside, outside] = manner.wanted;
  const wanted = Float64Array.from(
    known.flatMap(({ kind }) => groups.map((kinds) => (kinds.includes(kind) ? inside : outside) - manner.ofTheUnknown)),
  );
  const product = async (columns: Float64Array) => {
    const alike = await times(columns, count);
    return alike.map((one, at) => one + manner.distrust * (columns[at] as number));
  };
  return Float32Array.from(await solved(product, wanted, count));
}

/** @param weights learned from the same texts, for as many groups */
export function messageModel(
  known: readonly KnownText[],
  weights: Float32Array,
  groups: readonly Group[],
  manner: Manner,
): MessageModel {
  const likeness = likenessTo(known, manner);
  const count = groups.length;
  return {
    scores(inWording, vector) {
      const scores = new Float64Array(count).fill(manner.ofTheUnknown);
      for (const [index, vote] of likeness(inWording, vector).entries())
        for (let group = 0; group < count; group++)
          scores[group] = (scores[group] as number) + vote * (weights[index * count + group] as number);
      return scores;
    },
  };
}
