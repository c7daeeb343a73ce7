import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Content } from "../../content/content.ts";
import type { Found } from "../../guidance/find-entry.ts";
import { type Embedder, similarity } from "../../meaning/embedder.ts";
import { lessonsOf } from "../../meaning/lessons.ts";
import { scaleOf } from "../../meaning/scale.ts";
import { vectorsOf } from "../../meaning/vector-cache.ts";

type Loaded = { readonly embedder: Embedder; readonly ways: readonly Way[] };
type Way = { readonly entry: GuidanceEntry; readonly vector: Float32Array };

/** How many entries the outside embedder may name. */
const MOST_NAMED = 3;
const MOST_OFFERED = 4;

/**
 * Finds entries by an outside embedder, in the languages that the encoder on this machine does not know. The ways to ask
 * are sent when the first question comes; until their vectors are there, nothing is found.
 * @param onFailure reports why they are not there, in words that are safe to log
 */
export function createOutsideFinder(
  content: Content,
  createEmbedder: () => Promise<Embedder>,
  onFailure: (reason: string) => void,
) {
  const byId = new Map(content.guidance.map((entry) => [entry.id, entry]));
  const loaded = new Map<string, Loaded | "loading">();

  async function load(language: string): Promise<void> {
    const asked = lessonsOf(content).askables.filter((askable) => askable.language === language);
    const ways = asked.flatMap(({ id, asked: texts }) => texts.map((text) => ({ entry: byId.get(id), text })));
    const embedder = await createEmbedder();
    const texts = ways.map(({ text }) => text);
    const vectors = await vectorsOf(texts, embedder);
    loaded.set(language, {
      embedder,
      ways: ways.flatMap(({ entry }, index) => (entry && vectors[index] ? [{ entry, vector: vectors[index] }] : [])),
    });
  }

  return {
    /** Whether a question in a language is to be sent: only where the encoder here does not know it. */
    knows(language: string): boolean {
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
    /** Returns the entries that a question means, the likeliest first. */
    async find(question: string, language: string): Promise<GuidanceEntry[]> {
      const known = loaded.get(language);
      if (known === undefined || known === "loading") return [];
      const [asked] = await known.embedder.embed([question]);
      if (!asked) return [];
      const nearest = known.ways
        .map(({ entry, vector }) => ({ entry, likeness: similarity(vector, asked) }))
        .toSorted((one, other) => other.likeness - one.likeness);
      return [...new Set(nearest.slice(0, 50).map(({ entry }) => entry))].slice(0, MOST_NAMED);
    },
  };
}

/**
 * Joins what was found here with what the outside embedder named. Likeness means something else in each model, so no
 * border is set: an entry is shown where both put it first, and otherwise both are offered. Where nothing was found here,
 * the question is about something else.
 */
export function joinFound({ entry, others }: Found, named: readonly GuidanceEntry[]): Found {
  const here = entry ? [entry, ...others] : others;
  const [first] = named;
  if (here.length === 0 || !first) return { entry, others };
  const all = [...new Set([first, ...here.slice(0, 1), ...named, ...here])];
  return first === here[0]
    ? { entry: first, others: all.slice(1, MOST_OFFERED) }
    : { entry: null, others: all.slice(0, MOST_OFFERED) };
}
