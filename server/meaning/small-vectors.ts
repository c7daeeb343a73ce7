/** The largest number of one byte with a sign. */
const MOST = 127;

/**
 * Keeps unit vectors in a quarter of their memory, each number in one byte, and returns how alike they are to another one: the
 * cosine similarity, to about 0.01. With tens of thousands of ways to ask this saves tens of megabytes.
 */
export function keepSmall(vectors: readonly Float32Array[]): (one: Float32Array) => Float64Array {
  const size = vectors[0]?.length ?? 0;
  if (size % 2 !== 0) throw new Error(`A vector has ${size} numbers, which is odd.`);
  const numbers = new Int8Array(vectors.length * size);
  /** By what the bytes of each vector are multiplied. */
  const scales = new Float32Array(vectors.length);
  for (const [place, vector] of vectors.entries()) {
    const scale = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / MOST;
    scales[place] = scale;
    if (scale > 0) for (let at = 0; at < size; at++) numbers[place * size + at] = Math.round((vector[at] ?? 0) / scale);
  }
  // Named, so that the vectors themselves are not kept along with the function.
  const count = vectors.length;
  return (one) => {
    const found = new Float64Array(count);
    for (let place = 0; place < count; place++) {
      const start = place * size;
      // Two sums: one that waits for the one before it takes twice as long.
      let [even, odd] = [0, 0];
      for (let at = 0; at < size; at += 2) {
        even += (numbers[start + at] as number) * (one[at] as number);
        odd += (numbers[start + at + 1] as number) * (one[at + 1] as number);
      }
      found[place] = (even + odd) * (scales[place] as number);
    }
    return found;
  };
}
