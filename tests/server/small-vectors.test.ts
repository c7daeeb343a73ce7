import { expect, test } from "vitest";
import { similarity } from "../../server/meaning/embedder.ts";
import { smallVectors } from "../../server/meaning/small-vectors.ts";
import { seededRandom } from "../support/malformed.ts";

const random = seededRandom(7);
const unit = (): Float32Array => {
  const numbers = Float32Array.from({ length: 512 }, () => random() - 0.5);
  const length = Math.hypot(...numbers);
  return numbers.map((number) => number / length);
};

/** Returns how alike vectors that are kept small are to another one. */
function kept(vectors: readonly Float32Array[]): (one: Float32Array) => Float64Array {
  const small = smallVectors(vectors.length, vectors[0]?.length ?? 0);
  for (const [place, vector] of vectors.entries()) small.set(place, vector);
  return small.similarities;
}

test("small vectors are as alike as whole ones, to a hundredth", () => {
  const vectors = Array.from({ length: 50 }, unit);
  const alike = kept(vectors);
  for (const one of [vectors[3] ?? unit(), unit(), unit()]) {
    const found = alike(one);
    expect(found.length).toBe(50);
    for (const [place, vector] of vectors.entries())
      expect(Math.abs((found[place] ?? 9) - similarity(vector, one))).toBeLessThan(0.01);
  }
});

test("a vector of nothing is like nothing, and none give none", () => {
  expect([...kept([new Float32Array(4)])(Float32Array.of(1, 0, 0, 0))]).toEqual([0]);
  expect(() => kept([new Float32Array(3)])).toThrow("odd");
  expect([...kept([])(Float32Array.of(1, 0))]).toEqual([]);
});
