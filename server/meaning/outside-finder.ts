import type { Content } from "../content/content.ts";
import { type Embedder, similarity } from "./embedder.ts";
import { lessonsOf } from "./lessons.ts";
import { scaleOf } from "./scale.ts";
import { vectorsOf } from "./vector-cache.ts";

/** Connects to an embedder; it fails where that does not answer. */
export type CreateEmbedder = () => Promise<Embedder>;

type Loaded = { readonly embedder: Embedder; readonly ways: readonly Way[] };
type Way = { readonly id: string; readonly vector: Float32Array };

/** How many entries the outside embedder may name. */
const MOST_NAMED = 3;

/**
 * Finds entries by an outside embedder, in the languages that the encoder on this machine does not know. The ways to ask
 * are sent when the first question comes; until their vectors are there, nothing is found.
 * @param onFailure reports why they are not there, in words that are safe to log
 */
export function createOutsideFinder(
  content: Content,
  createEmbedder: CreateEmbedder,
  onFailure: (reason: string) => void,
) {
  const loaded = new Map<string, Loaded | "loading">();

  async function load(language: string): Promise<void> {
    const asked = lessonsOf(content).askables.filter((askable) => askable.language === language);
    const ways = asked.flatMap(({ id, asked: texts }) => texts.map((text) => ({ id, text })));
    const embedder = await createEmbedder();
    const texts = ways.map(({ text }) => text);
    const vectors = await vectorsOf(texts, embedder);
    loaded.set(language, {
      embedder,
      ways: ways.flatMap(({ id }, index) => (vectors[index] ? [{ id, vector: vectors[index] }] : [])),
    });
  }

  return {
    /** Whether a question in a language is to be sent: not where the encoder here knows it. The first call begins to load. */
    isReadyFor(language: string): boolean {
      if (scaleOf(language) === "encoded") return false;
      if (!loaded.has(language)) {
        loaded.set(language, "loading");
        load(language).catch(() => {
          loaded.delete(language);
          onFailure("the ways to ask could not be embedded");
        });
      }
      return loaded.get(language) !== "loading";
    },
    /** Returns the ids of the entries that a question means, the likeliest first. */
    async find(question: string, language: string): Promise<string[]> {
      const known = loaded.get(language);
      if (known === undefined || known === "loading") return [];
      const [asked] = await known.embedder.embed([question]);
      if (!asked) return [];
      const nearest = known.ways
        .map(({ id, vector }) => ({ id, likeness: similarity(vector, asked) }))
        .toSorted((one, other) => other.likeness - one.likeness);
      return [...new Set(nearest.slice(0, 50).map(({ id }) => id))].slice(0, MOST_NAMED);
    },
  };
}
