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
export async function readNumbers(name: string): Promise<Float64Array | null> {
  try {
    const bytes = await readFile(join(FOLDER, name));
    return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  } catch {
    return null;
  }
}

/** Keeps numbers for a later start. Where the folder cannot be written, the next start works them out again. */
export async function keepNumbers(name: string, numbers: Float64Array | Float32Array): Promise<void> {
  try {
    await mkdir(FOLDER, { recursive: true });
    const file = join(FOLDER, name);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    await rename(unfinished, file);
  } catch {
    // As said above.
  }
}

/**
 * Returns the vectors of texts in their order. Those of a first start are kept: one takes about 10 ms, and there are
 * thousands. An edit of one text has only that one worked out again.
 * @param name what the texts are, such as `messages-en`
 */
export async function vectorsOf(name: string, texts: readonly string[], embedder: Embedder): Promise<Float32Array[]> {
  const file = `${name}-${digestOf([embedder.name])}`;
  const known = await readVectors(file, embedder.size);
  const keys = texts.map((text) => digestOf([text]));
  const missing = [...new Set(keys)].filter((key) => !known.has(key));
  if (missing.length > 0) {
    const made = await embedder.embed(missing.map((key) => texts[keys.indexOf(key)] ?? ""));
    for (const [index, key] of missing.entries()) known.set(key, made[index] ?? new Float32Array(embedder.size));
  }
  if (missing.length > 0 || known.size > new Set(keys).size) await keepVectors(file, new Set(keys), known);
  return keys.map((key) => known.get(key) ?? new Float32Array(embedder.size));
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

async function keepVectors(file: string, keys: ReadonlySet<string>, vectors: ReadonlyMap<string, Float32Array>) {
  const records = [...keys].flatMap((key) => {
    const vector = vectors.get(key);
    return vector ? [Buffer.from(key, "hex"), Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)] : [];
  });
  const bytes = Buffer.concat(records);
  await keepNumbers(file, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
}
