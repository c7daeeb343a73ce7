import OpenAI from "openai";
import type { ModelConfig } from "../../config.ts";
import type { CreateEmbedder } from "../../meaning/outside-finder.ts";
import { boundedFetch } from "./bounded-fetch.ts";

/** How many texts are sent at once. */
const BATCH = 64;
/** Only its vector tells how many numbers the vectors of a model have. */
const TRIAL = "Keepwell";
/** Larger than the longest vectors of a batch, written as numbers. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Sends texts to the `/embeddings` of the endpoint. What a person wrote goes there only with their consent.
 * @throws when the endpoint does not answer
 */
export async function createOutsideEmbedder(
  { baseUrl, apiKey, timeLimitMs }: ModelConfig,
  model: string,
): ReturnType<CreateEmbedder> {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey || "none",
    maxRetries: 2,
    timeout: timeLimitMs,
    fetch: boundedFetch(MAX_BYTES),
    organization: null,
    project: null,
    logLevel: "off",
  });
  const embed = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const vectors: Float32Array[] = [];
    for (let start = 0; start < texts.length; start += BATCH) {
      const input = texts.slice(start, start + BATCH);
      const { data } = await client.embeddings.create({ model, input, encoding_format: "float" });
      const made = input.map((_, index) => data.find((one) => one.index === index)?.embedding);
      vectors.push(...made.map(unitVector));
    }
    return vectors;
  };
  const [first] = await embed([TRIAL]);
  return { name: `${new URL(baseUrl).origin} ${model}`, size: first?.length ?? 0, embed };
}

/** @throws when the endpoint sent something else than numbers, or another count of them */
function unitVector(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || !numbers.every((one) => Number.isFinite(one))) throw new Error("no vector");
  const vector = Float32Array.from(numbers as number[]);
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}
