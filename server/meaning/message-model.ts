import { setImmediate } from "node:timers/promises";
import { choleskyOf, ROWS_AT_ONCE, solved } from "./cholesky.ts";
import { similarities } from "./embedder.ts";
import { indexWordings, learnWording } from "./wording.ts";

/** A text whose kind is known: a message, or a way to ask for something. */
export type KnownText = { readonly text: string; readonly kind: string; readonly vector: Float32Array | null };

/** How kinds are told apart. */
export type Manner = {
  /** What of the likeness of two texts is meaning; the rest is wording. Where there are no vectors, all is. */
  readonly shareOfMeaning: number;
  /** How little a single example is trusted; 0 would repeat each slip of a label. */
  readonly distrust: number;
  /** The score of what is of a group, and of what is of none. */
  readonly wanted: readonly [number, number];
  /** The score of a text that is like nothing known. */
  readonly ofTheUnknown: number;
  /** What occurs in fewer texts than this is left out of their wording. */
  readonly leastTexts: number;
};

/** How fast the likeness of meanings falls off. */
const FALL_OFF = 4;

/** Kinds that are told from all others together. */
export type Group = readonly string[];

/** Scores a text: for each group about the first of `wanted` where it surely is of it. */
export type MessageModel = { scores(text: string, vector: Float32Array | null): Float64Array };

/**
 * Learns to tell groups of texts apart by kernel ridge regression: each known text votes with its likeness to the new
 * one, in meaning and in wording, and with a weight that is small where its neighbors say the same.
 * @returns the weights by which known texts vote: one row a text, one column a group
 * @see Saunders, C., Gammerman, A., Vovk, V. (1998). Ridge regression learning algorithm in dual variables. ICML.
 */
export async function learnWeights(
  known: readonly KnownText[],
  groups: readonly Group[],
  manner: Manner,
): Promise<Float32Array> {
  const likeness = likenessTo(known, manner);
  const rows: Float32Array[] = [];
  for (const [row, { text, vector }] of known.entries()) {
    const alike = Float32Array.from(likeness(text, vector, row + 1));
    alike[row] = (alike[row] ?? 0) + manner.distrust;
    rows.push(alike);
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
  }
  const factor = await choleskyOf(rows);
  const [inside, outside] = manner.wanted;
  const weights = new Float32Array(known.length * groups.length);
  for (const [group, kinds] of groups.entries()) {
    await setImmediate();
    const wanted = known.map(({ kind }) => (kinds.includes(kind) ? inside : outside) - manner.ofTheUnknown);
    for (const [index, weight] of solved(factor, wanted).entries()) weights[index * groups.length + group] = weight;
  }
  return weights;
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
    scores(text, vector) {
      const scores = new Float64Array(count).fill(manner.ofTheUnknown);
      for (const [index, alike] of likeness(text, vector).entries())
        for (let group = 0; group < count; group++)
          scores[group] = (scores[group] as number) + alike * (weights[index * count + group] as number);
      return scores;
    },
  };
}

/**
 * Returns how much a text is like each known one, or each of the first `count`: 1 for the same. Either all known texts
 * have a vector or wording alone counts.
 */
function likenessTo(known: readonly KnownText[], { shareOfMeaning, leastTexts }: Manner) {
  const worded = learnWording(
    known.map(({ text }) => text),
    leastTexts,
  );
  const index = indexWordings(known.map(({ text }) => worded(text)));
  const vectors = known.flatMap(({ vector }) => (vector === null ? [] : [vector]));
  return (text: string, vector: Float32Array | null, count = known.length): Float64Array => {
    const alike = index(worded(text)).subarray(0, count);
    if (vector === null || vectors.length < known.length) return alike;
    for (const [at, similarity] of similarities(vectors, vector, count).entries()) {
      const inMeaning = Math.exp(-FALL_OFF * (1 - similarity));
      alike[at] = shareOfMeaning * inMeaning + (1 - shareOfMeaning) * (alike[at] as number);
    }
    return alike;
  };
}
