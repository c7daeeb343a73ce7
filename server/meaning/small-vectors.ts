/** The largest number of one byte with a sign. */
const MOST = 127;

/** Unit vectors in a quarter of their memory, each number in one byte. */
export type SmallVectors = {
  set(place: number, vector: Float32Array): void;
  /** Returns how alike each is to another vector: the cosine similarity, to about 0.01. */
  similarities(one: Float32Array): Float64Array;
};

/**
 * Makes room for vectors, which are all zero until they are set. With tens of thousands of ways to ask this saves tens of
 * megabytes.
 * @param size how many numbers a vector has, which is even
 */
export function smallVectors(count: number, size: number): SmallVectors {
  if (size % 2 !== 0) throw new Error(`A vector has ${size} numbers, which is odd.`);
  const numbers = new Int8Array(count * size);
  /** By what the bytes of each vector are multiplied. */
  const scales = new Float32Array(count);
  return {
    set(place, vector) {
      const scale = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / MOST;
      scales[place] = scale;
      for (let at = 0; at < size; at++)
        numbers[place * size + at] = scale > 0 ? Math.round((vector[at] ?? 0) / scale) : 0;
    },
    similarities(one) {
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
    },
  };
}
