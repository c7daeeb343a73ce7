import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CACHE_FOLDER } from "../cache-folder.ts";
import type { Embedder } from "./embedder.ts";
import { startLearning } from "./learning-priority.ts";

/** In a container this leads to a volume, see the Dockerfile. */
export const VECTOR_FOLDER = join(CACHE_FOLDER, "meaning");

/** Returns a short name for what something was made from. */
export const digestOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** Reads numbers that were kept under a name; null where there are none, or not as many as expected. */
export async function readNumbers(name: string): Promise<Float32Array | null> {
  try {
    const bytes = await readFile(join(VECTOR_FOLDER, name));
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
    await mkdir(VECTOR_FOLDER, { recursive: true });
    const file = join(VECTOR_FOLDER, name);
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
 * one takes about 10 ms, and there are thousands. Each is kept by its text, whatever list it stood in, so that an edit
 * has only the new text worked out, and no other content on this machine loses its own.
 */
export async function vectorsOf(texts: readonly string[], embedder: Embedder): Promise<Float32Array[]> {
  const { size } = embedder;
  const keys = texts.map((text) => digestOf([text]));
  const byKey = new Map(keys.map((key, index) => [key, texts[index] ?? ""]));
  const known = await readVectors(embedder, byKey);
  // Texts of a like length fill a batch without waste.
  const missing = [...byKey]
    .filter(([key]) => !known.has(key))
    .toSorted(([, one], [, other]) => one.length - other.length);
  if (missing.length > 0) startLearning();
  for (let start = 0; start < missing.length; start += KEPT_AFTER) {
    const some = missing.slice(start, start + KEPT_AFTER);
    const made = await embedder.embed(some.map(([, text]) => text));
    const added = some.map(([key], index): [string, Float32Array] => [key, made[index] ?? new Float32Array(size)]);
    for (const [key, vector] of added) known.set(key, vector);
    await keepVectors(embedder, added);
  }
  const all = new Float32Array(keys.length * size);
  return keys.map((key, index) => {
    const vector = all.subarray(index * size, (index + 1) * size);
    vector.set(known.get(key) ?? []);
    return vector;
  });
}

/** A record is the 16 bytes of a key, as four numbers, and the vector. */
const KEY_NUMBERS = 4;

const filesOf = ({ name }: Embedder): string => `vectors-${digestOf([name])}-`;

/** Reads those vectors that are wanted. A file of which none has been wanted for long is removed. */
async function readVectors(embedder: Embedder, wanted: ReadonlyMap<string, unknown>) {
  const vectors = new Map<string, Float32Array>();
  const record = (KEY_NUMBERS + embedder.size) * 4;
  const names = await readdir(VECTOR_FOLDER).catch((): string[] => []);
  for (const file of names.filter((one) => one.startsWith(filesOf(embedder)))) {
    const kept = await readFile(join(VECTOR_FOLDER, file)).catch(() => Buffer.alloc(0));
    const before = vectors.size;
    for (let start = 0; start + record <= kept.length; start += record) {
      const key = kept.subarray(start, start + KEY_NUMBERS * 4).toString("hex");
      if (!wanted.has(key)) continue;
      const bytes = kept.subarray(start + KEY_NUMBERS * 4, start + record);
      vectors.set(key, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
    }
    await markWanted(join(VECTOR_FOLDER, file), vectors.size > before);
  }
  return vectors;
}

/** How long a file is kept of which no vector is wanted: 30 days, in ms. */
const UNWANTED_MS = 30 * 24 * 60 * 60 * 1000;

/** The time of the last change says when a vector of a file was wanted last. */
async function markWanted(path: string, isWanted: boolean): Promise<void> {
  const now = new Date();
  try {
    if (isWanted) await utimes(path, now, now);
    else if (now.getTime() - (await stat(path)).mtimeMs > UNWANTED_MS) await rm(path);
  } catch {
    // The folder cannot be written, or another server was faster.
  }
}

async function keepVectors(embedder: Embedder, vectors: readonly (readonly [string, Float32Array])[]): Promise<void> {
  const record = KEY_NUMBERS + embedder.size;
  const numbers = new Float32Array(vectors.length * record);
  const bytes = Buffer.from(numbers.buffer);
  for (const [index, [key, vector]] of vectors.entries()) {
    bytes.write(key, index * record * 4, "hex");
    numbers.set(vector, index * record + KEY_NUMBERS);
  }
  await keepNumbers(`${filesOf(embedder)}${digestOf(vectors.map(([key]) => key))}`, numbers);
}
