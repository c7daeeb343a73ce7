import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CACHE_FOLDER } from "../cache-folder.ts";
import type { Embedder } from "./embedder.ts";

const FOLDER = join(CACHE_FOLDER, "meaning");

/** Returns a short name for what something was made from. */
export const digestOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** Reads numbers that were kept under a name; null where there are none, or not as many as expected. */
export async function readNumbers(name: string): Promise<Float32Array | null> {
  try {
    const bytes = await readFile(join(FOLDER, name));
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  } catch {
    return null;
  }
}

/** How many times this process kept something. */
let timesKept = 0;
export const hasKeptAnything = (): boolean => timesKept > 0;

/** Keeps numbers for a later start. Where the folder cannot be written, the next start works them out again. */
export async function keepNumbers(name: string, numbers: Float32Array): Promise<void> {
  try {
    await mkdir(FOLDER, { recursive: true });
    const file = join(FOLDER, name);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    await rename(unfinished, file);
    timesKept++;
  } catch {
    // As said above.
  }
}

/** After how many new vectors they are kept, so that a start that is ended has not worked in vain. */
const KEPT_AFTER = 512;

/**
 * Returns the vectors of texts in their order, one after the other in the same memory. Those of a first start are kept:
 * one takes about 10 ms, and there are thousands. An edit of one text has only that one worked out again.
 * @param name what the texts are, such as `messages-en`
 */
export async function vectorsOf(name: string, texts: readonly string[], embedder: Embedder): Promise<Float32Array[]> {
  const file = `${name}-${digestOf([embedder.name])}`;
  const known = await readVectors(file, embedder.size);
  const keys = texts.map((text) => digestOf([text]));
  const byKey = new Map(keys.map((key, index) => [key, texts[index] ?? ""]));
  // Texts of a like length fill a batch without waste.
  const missing = [...byKey]
    .filter(([key]) => !known.has(key))
    .toSorted(([, one], [, other]) => one.length - other.length);
  const isOutdated = known.size + missing.length > byKey.size;
  for (let start = 0; start < missing.length; start += KEPT_AFTER) {
    const some = missing.slice(start, start + KEPT_AFTER);
    const made = await embedder.embed(some.map(([, text]) => text));
    for (const [index, [key]] of some.entries()) known.set(key, made[index] ?? new Float32Array(embedder.size));
    await keepVectors(file, byKey, known);
  }
  if (isOutdated && missing.length === 0) await keepVectors(file, byKey, known);
  const all = new Float32Array(keys.length * embedder.size);
  return keys.map((key, index) => {
    const vector = all.subarray(index * embedder.size, (index + 1) * embedder.size);
    vector.set(known.get(key) ?? []);
    return vector;
  });
}

/** A record is the 16 bytes of a key, as four numbers, and the vector. */
const KEY_NUMBERS = 4;

async function readVectors(file: string, size: number): Promise<Map<string, Float32Array>> {
  const kept = await readFile(join(FOLDER, file)).catch(() => Buffer.alloc(0));
  const record = (KEY_NUMBERS + size) * 4;
  const vectors = new Map<string, Float32Array>();
  for (let start = 0; start + record <= kept.length; start += record) {
    const bytes = kept.subarray(start + KEY_NUMBERS * 4, start + record);
    const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    vectors.set(kept.subarray(start, start + KEY_NUMBERS * 4).toString("hex"), numbers);
  }
  return vectors;
}

async function keepVectors(
  file: string,
  wanted: ReadonlyMap<string, unknown>,
  vectors: ReadonlyMap<string, Float32Array>,
) {
  const records = [...wanted.keys()].flatMap((key) => {
    const vector = vectors.get(key);
    return vector ? [Buffer.from(key, "hex"), Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)] : [];
  });
  const bytes = Buffer.concat(records);
  await keepNumbers(file, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
}
