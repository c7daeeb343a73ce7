import { choleskyOf, solved } from "./cholesky.ts";
import { similarity } from "./embedder.ts";
import { indexWordings, learnWording } from "./wording.ts";

/** A message whose kind is known. */
export type KnownMessage = { readonly text: string; readonly kind: string; readonly vector: Float32Array | null };

/*
 * These were chosen by four-fold cross-validation on messages that are part of the content, split by situation, and
 * not on those by which the result is judged.
 */
/** What of the likeness of two messages is meaning; the rest is wording. Where there are no vectors, all is. */
const SHARE_OF_MEANING = 0.6;
/** How fast the likeness of meanings falls off. */
const FALL_OFF = 4;
/** How little a single example is trusted; 0 would repeat each wrong label. */
const DISTRUST = 0.2;
/** The score of a message that is like nothing known, between -1 (surely none of the group) and 1. */
const OF_THE_UNKNOWN = -0.6;

/** Kinds that are told from all others together. */
export type Group = readonly string[];

/** Scores a message: for each group from about -1 (surely not) to 1 (surely). */
export type MessageModel = { scores(text: string, vector: Float32Array | null): number[] };

/**
 * Learns to tell groups of messages apart by kernel ridge regression: each known message votes with its likeness to the
 * new one, in meaning and in wording, and with a weight that is small where its neighbors say the same.
 * @returns the weights by which known messages vote: one row a message, one column a group
 * @see Saunders, C., Gammerman, A., Vovk, V. (1998). Ridge regression learning algorithm in dual variables. ICML.
 */
export function learnWeights(known: readonly KnownMessage[], groups: readonly Group[]): Float64Array {
  const likeness = likenessTo(known);
  const factor = choleskyOf(
    known.map(({ text, vector }, row) => {
      const alike = Float64Array.from(likeness(text, vector).slice(0, row + 1));
      alike[row] = (alike[row] ?? 0) + DISTRUST;
      return alike;
    }),
  );
  const weights = new Float64Array(known.length * groups.length);
  for (const [group, kinds] of groups.entries()) {
    const wanted = known.map(({ kind }) => (kinds.includes(kind) ? 1 : -1) - OF_THE_UNKNOWN);
    for (const [index, weight] of solved(factor, wanted).entries()) weights[index * groups.length + group] = weight;
  }
  return weights;
}

/** @param weights learned from the same messages, for as many groups */
export function messageModel(
  known: readonly KnownMessage[],
  weights: Float64Array,
  groups: readonly Group[],
): MessageModel {
  const likeness = likenessTo(known);
  return {
    scores(text, vector) {
      const alike = likeness(text, vector);
      return groups.map((_, group) =>
        alike.reduce((sum, one, index) => sum + one * (weights[index * groups.length + group] ?? 0), OF_THE_UNKNOWN),
      );
    },
  };
}

/** Returns how much a message is like each known one: 1 for the same. */
function likenessTo(known: readonly KnownMessage[]) {
  const worded = learnWording(known.map(({ text }) => text));
  const index = indexWordings(known.map(({ text }) => worded(text)));
  return (text: string, vector: Float32Array | null): number[] => {
    const wording = index(worded(text));
    return known.map((one, at) => {
      const inWording = wording[at] ?? 0;
      if (one.vector === null || vector === null) return inWording;
      const inMeaning = Math.exp(-FALL_OFF * (1 - similarity(one.vector, vector)));
      return SHARE_OF_MEANING * inMeaning + (1 - SHARE_OF_MEANING) * inWording;
    });
  };
}
