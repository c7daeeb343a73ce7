/** Turns texts into unit vectors; texts that mean alike have vectors that lie close together. */
export type Embedder = {
  /** Names the model and its version. Vectors of different models cannot be compared. */
  readonly name: string;
  /** How many numbers a vector has. */
  readonly size: number;
  embed(texts: readonly string[]): Promise<Float32Array[]>;
};

/** The cosine similarity of two unit vectors: 1 when both mean the same, about 0 when they have nothing in common. */
export function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
}

/**
 * Returns the cosine similarity of a unit vector to each of others, or of the first `count`, in their order. Four at
 * once: a sum that waits for the one before it takes twice as long, and there are thousands.
 */
export function similarities(
  others: readonly Float32Array[],
  one: Float32Array,
  count: number = others.length,
): Float64Array {
  const found = new Float64Array(count);
  const whole = count - (count % 4);
  for (let at = 0; at < whole; at += 4) {
    const [u, v, w, x] = [others[at], others[at + 1], others[at + 2], others[at + 3]] as FourVectors;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let index = 0; index < one.length; index++) {
      const factor = one[index] as number;
      a += (u[index] as number) * factor;
      b += (v[index] as number) * factor;
      c += (w[index] as number) * factor;
      d += (x[index] as number) * factor;
    }
    found.set([a, b, c, d], at);
  }
  for (let at = whole; at < count; at++) found[at] = similarity(others[at] as Float32Array, one);
  return found;
}

type FourVectors = readonly [Float32Array, Float32Array, Float32Array, Float32Array];

/** Returns how alike in meaning each text is to each of others. */
export async function likenessOf(
  embedder: Embedder,
  texts: readonly string[],
  others: readonly string[],
): Promise<number[][]> {
  const vectors = await embedder.embed(texts);
  const otherVectors = await embedder.embed(others);
  return vectors.map((vector) => otherVectors.map((other) => similarity(vector, other)));
}
