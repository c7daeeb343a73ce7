import { setImmediate } from "node:timers/promises";
import { similarities } from "./embedder.ts";
import { indexWordings, learnWording, productOfWordings, type Wording } from "./wording.ts";

/** A text whose kind is known: a message, or a way to ask for something. */
export type KnownText = { readonly text: string; readonly kind: string; readonly vector: Float32Array | null };

/** What makes texts alike. */
export type AlikeBy = {
  /** What of the likeness of two texts is meaning; the rest is wording. Where there are no vectors, all is. */
  readonly shareOfMeaning: number;
  /** What occurs in fewer texts than this is left out of their wording. */
  readonly leastTexts: number;
};

/**
 * Returns how much a text is like each known one: 1 for the same.
 * @param inWording how much it is worded like each
 */
export type LikenessTo = (inWording: Float64Array, vector: Float32Array | null) => Float64Array;

/** Multiplies the likenesses of all known texts with `count` columns of numbers, which stand side by side in each row. */
export type LikenessTimes = (columns: Float64Array, count: number) => Promise<Float64Array>;

/** How fast the likeness of meanings falls off. */
const FALL_OFF = 4;
/** How many rows are worked out before anything else is heard: less than a tenth of a second. */
const ROWS_AT_ONCE = 16;

/** How known texts are worded. Models of the same texts share it. */
export type WordedTexts = {
  readonly wordings: readonly Wording[];
  /** Returns how much a text is worded like each known one: 1 for the same. */
  readonly alike: (text: string) => Float64Array;
};

/** Takes known texts apart; see AlikeBy for `leastTexts`. */
export function wordTexts(texts: readonly string[], { leastTexts }: Pick<AlikeBy, "leastTexts">): WordedTexts {
  const { known, of } = learnWording(texts, leastTexts);
  const index = indexWordings(known);
  return { wordings: known, alike: (text) => index(of(text)) };
}

/** Compares texts with known ones. Either all known texts have a vector or wording alone counts. */
export function likenessTo(
  known: readonly KnownText[],
  { shareOfMeaning }: Pick<AlikeBy, "shareOfMeaning">,
): LikenessTo {
  const count = known.length;
  const vectors = vectorsOfAll(known);
  return (inWording, vector) => {
    if (vector === null || !vectors) return inWording;
    return meanings(vectors, vector, count).map(
      (meaning, at) => shareOfMeaning * meaning + (1 - shareOfMeaning) * (inWording[at] as number),
    );
  };
}

/** Compares known texts with each other, to learn from them. It is apart, since what it needs is large. */
export function likenessTimes(
  known: readonly KnownText[],
  { wordings }: WordedTexts,
  { shareOfMeaning }: Pick<AlikeBy, "shareOfMeaning">,
): LikenessTimes {
  const vectors = vectorsOfAll(known);
  let rows: readonly Float32Array[] | null = null;
  return async (columns, count) => {
    const inWording = productOfWordings(wordings, columns, count);
    if (!vectors) return inWording;
    rows ??= await halfOf(vectors);
    const inMeaning = await productOfHalf(rows, columns, count);
    return inMeaning.map((one, at) => shareOfMeaning * one + (1 - shareOfMeaning) * (inWording[at] as number));
  };
}

/** Returns the vectors of known texts; null unless each has one. */
function vectorsOfAll(known: readonly KnownText[]): Float32Array[] | null {
  const vectors = known.flatMap(({ vector }) => (vector === null ? [] : [vector]));
  return vectors.length === known.length ? vectors : null;
}

/** How alike in meaning a text is to the first `count` of others. */
const meanings = (others: readonly Float32Array[], one: Float32Array, count: number): Float64Array =>
  similarities(others, one, count).map((similarity) => Math.exp(-FALL_OFF * (1 - similarity)));

/** The lower half of the matrix of likenesses; the upper one is the same. For 6,000 messages that is 72 MB. */
async function halfOf(vectors: readonly Float32Array[]): Promise<Float32Array[]> {
  const rows: Float32Array[] = [];
  for (const [row, vector] of vectors.entries()) {
    rows.push(Float32Array.from(meanings(vectors, vector, row + 1)));
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return rows;
}

async function productOfHalf(rows: readonly Float32Array[], columns: Float64Array, count: number) {
  const found = new Float64Array(columns.length);
  for (const [row, alike] of rows.entries()) {
    const own = row * count;
    for (let other = 0; other <= row; other++) {
      const likeness = alike[other] as number;
      const place = other * count;
      for (let at = 0; at < count; at++) {
        found[own + at] = (found[own + at] as number) + likeness * (columns[place + at] as number);
        if (other < row) found[place + at] = (found[place + at] as number) + likeness * (columns[own + at] as number);
      }
    }
    if (row % ROWS_AT_ONCE === 0) await setImmediate();
  }
  return found;
}
