import { globSync, rmSync } from "node:fs";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CACHE_FOLDER } from "../../server/cache-folder.ts";
import type { Embedder } from "../../server/meaning/embedder.ts";
import { digestOf, removeUnwanted, VECTOR_FOLDER, vectorsOf } from "../../server/meaning/vector-cache.ts";

/** Each run has an embedder of its own, and so files of its own. */
const NAME = `length-${process.pid}-${Date.now()}`;
afterAll(() => {
  for (const file of globSync(join(CACHE_FOLDER, "meaning", `vectors-${digestOf([NAME])}-*`))) rmSync(file);
});

/** Says how long a text is, and breaks down after some texts. */
function lengthEmbedder(breaksAfter = Number.POSITIVE_INFINITY) {
  const embedded: string[] = [];
  const embedder: Embedder = {
    name: NAME,
    size: 1,
    async embed(texts) {
      if (embedded.length + texts.length > breaksAfter) throw new Error("broken");
      embedded.push(...texts);
      return texts.map(({ length }) => Float32Array.from([length]));
    },
  };
  return { embedder, embedded };
}

test("what was worked out before a start was ended is not worked out again, and an edit costs what is new", async () => {
  const texts = Array.from({ length: 1000 }, (_, index) => `${"a".repeat(index % 37)}${index}`);
  const { embedder: broken, embedded: before } = lengthEmbedder(600);
  await expect(vectorsOf(texts, broken)).rejects.toThrow("broken");
  expect(before.length).toBeGreaterThan(0);
  const { embedder, embedded } = lengthEmbedder();
  expect((await vectorsOf(texts, embedder)).map(([length]) => length)).toEqual(texts.map(({ length }) => length));
  expect(embedded).toHaveLength(1000 - before.length);
  const edited = ["another", ...texts.slice(1)];
  const vectors = await vectorsOf(edited, embedder);
  expect(embedded.slice(1000 - before.length)).toEqual(["another"]);
  expect(vectors.map(([length]) => length)).toEqual(edited.map(({ length }) => length));
  // Other content on the same machine takes nothing away.
  await vectorsOf(["of another site"], embedder);
  const count = embedded.length;
  await vectorsOf(texts.slice(0, 600), embedder);
  expect(embedded).toHaveLength(count);
  // One after the other in the same memory.
  expect(new Set(vectors.map(({ buffer }) => buffer)).size).toBe(1);
});

test("of files that were not wanted for long, those that no list wants are removed, once all lists were read", async () => {
  const { embedder } = lengthEmbedder();
  const [first, second, third] = ["of the first list", "of the second list", "of nobody"];
  for (const text of [first, second, third]) await vectorsOf([text as string], embedder);
  const files = await readdir(VECTOR_FOLDER);
  const own = files.filter((name) => name.startsWith(`vectors-${digestOf([embedder.name])}-`));
  const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  for (const file of own) await utimes(join(VECTOR_FOLDER, file), long, long);
  await vectorsOf([first as string], embedder);
  await vectorsOf([second as string], embedder);
  await removeUnwanted();
  const { embedder: same, embedded } = lengthEmbedder();
  await vectorsOf([first as string, second as string], same);
  expect(embedded).toEqual([]);
  await vectorsOf([third as string], same);
  expect(embedded).toEqual([third]);
});
