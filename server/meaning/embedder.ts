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
