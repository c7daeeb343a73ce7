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

/** Reads numbers that were kept under a name; null where there are none. */
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

/** Returns the vectors of texts in their order, one after the other in the same memory. */
export async function vectorsOf(texts: readonly string[], embedder: Embedder): Promise<Float32Array[]> {
  const { size } = embedder;
  const all = new Float32Array(texts.length * size);
  await forEachVector(texts, embedder, (place, vector) => all.set(vector, place * size));
  return texts.map((_, place) => all.subarray(place * size, (place + 1) * size));
}

/**
 * Calls `take` with the vector of each text, in any order, so that a caller that stores them in another form never holds all of them. Those
 * of a first start are kept: one takes about 10 ms, and there are thousands. Each is kept by its text, whatever list it
 * stood in, so that an edit has only the new text worked out, and no other content on this machine loses its own.
 * @param take is given the place of a text, and a vector that it must not keep
 */
export async function forEachVector(
  texts: readonly string[],
  embedder: Embedder,
  take: (place: number, vector: Float32Array) => void,
): Promise<void> {
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const key = digestOf([text]);
    const those = places.get(key);
    if (those) those.push(place);
    else places.set(key, [place]);
  }
  const missing = new Set(places.keys());
  const found = (key: string, vector: Float32Array) => {
    missing.delete(key);
    for (const place of places.get(key) ?? []) take(place, vector);
  };
  await readVectors(embedder, missing, found);
  if (missing.size > 0) startLearning();
  const textOf = (key: string) => texts[places.get(key)?.[0] ?? 0] ?? "";
  // Texts of a like length fill a batch without waste.
  const keys = [...missing].toSorted((one, other) => textOf(one).length - textOf(other).length);
  for (let start = 0; start < keys.length; start += KEPT_AFTER) {
    const some = keys.slice(start, start + KEPT_AFTER);
    const made = await embedder.embed(some.map(textOf));
    const added = some.flatMap((key, index): [string, Float32Array][] => (made[index] ? [[key, made[index]]] : []));
    for (const [key, vector] of added) found(key, vector);
    await keepVectors(embedder, added);
  }
}

/** A record is the 16 bytes of a key, as four numbers, and the vector. */
const KEY_NUMBERS = 4;

const filesOf = ({ name }: Embedder): string => `vectors-${digestOf([name])}-`;

/** What each file holds, by its name; a file never changes. There are several lists, and most files hold vectors of one. */
const keysOf = new Map<string, readonly string[]>();

/** Finds those vectors that are wanted. */
async function readVectors(
  embedder: Embedder,
  wanted: ReadonlySet<string>,
  found: (key: string, vector: Float32Array) => void,
): Promise<void> {
  const record = (KEY_NUMBERS + embedder.size) * 4;
  const names = await readdir(VECTOR_FOLDER).catch((): string[] => []);
  for (const file of names.filter((one) => one.startsWith(filesOf(embedder)))) {
    const before = wanted.size;
    const held = keysOf.get(file);
    const isRead = !held || held.some((key) => wanted.has(key));
    const kept = isRead ? await readFile(join(VECTOR_FOLDER, file)).catch(() => Buffer.alloc(0)) : Buffer.alloc(0);
    const keys: string[] = [];
    for (let start = 0; start + record <= kept.length; start += record) {
      const key = kept.toString("hex", start, start + KEY_NUMBERS * 4);
      keys.push(key);
      if (!wanted.has(key)) continue;
      const bytes = kept.subarray(start + KEY_NUMBERS * 4, start + record);
      found(key, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
    }
    if (keys.length > 0) keysOf.set(file, keys);
    await markWanted(join(VECTOR_FOLDER, file), wanted.size < before);
  }
}

/** How long a file is kept of which no vector is wanted: 30 days, in ms. */
const UNWANTED_MS = 30 * 24 * 60 * 60 * 1000;

/** Files of which no list has wanted a vector yet, though it is long since one was. */
const unwanted = new Set<string>();
const wantedPaths = new Set<string>();

/** The time of the last change says when a vector of a file was wanted last. */
async function markWanted(path: string, isWanted: boolean): Promise<void> {
  const now = new Date();
  try {
    if (isWanted) {
      wantedPaths.add(path);
      unwanted.delete(path);
      await utimes(path, now, now);
    } else if (!wantedPaths.has(path) && now.getTime() - (await stat(path)).mtimeMs > UNWANTED_MS) unwanted.add(path);
  } catch {
    // The folder cannot be written, or another server was faster.
  }
}

/** Removes the files that no list has wanted for long. Call it once all lists were read: each file holds those of one list. */
export async function removeUnwanted(): Promise<void> {
  for (const path of unwanted) await rm(path).catch(() => undefined);
  unwanted.clear();
  keysOf.clear();
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
