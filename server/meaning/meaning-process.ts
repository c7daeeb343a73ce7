import { type Embedder, likenessOf } from "./embedder.ts";
import { giveWayWhileLearning } from "./learning-priority.ts";
import { createUnderstanding, type Lessons, type Understanding } from "./understanding.ts";
import { hasKeptAnything } from "./vector-cache.ts";

/** What the process is asked. Answers carry the same number. */
export type AskedOfProcess =
  | { readonly number: number; readonly learn: Lessons }
  | { readonly number: number; readonly text: string; readonly language: string }
  | { readonly number: number; readonly texts: readonly string[]; readonly others: readonly string[] };

let embedder: Embedder | null = null;
let understanding: Understanding | null = null;

/** Loads the encoder once; null where words alone are compared. */
async function loadedEmbedder(): Promise<Embedder | null> {
  if (process.argv[2] !== "embedding") return null;
  if (embedder) return embedder;
  const { loadEnglishEmbedder } = await import("./english-embedder.ts");
  embedder = await loadEnglishEmbedder();
  return embedder;
}

async function answerTo(asked: AskedOfProcess): Promise<unknown> {
  if ("learn" in asked) {
    understanding = await createUnderstanding(asked.learn, await loadedEmbedder());
    return hasKeptAnything() ? "kept" : "learned";
  }
  if ("text" in asked) return understanding?.understand(asked.text, asked.language);
  const encoder = await loadedEmbedder();
  return encoder ? likenessOf(encoder, asked.texts, asked.others) : null;
}

// Words alone are learned in seconds, while messages wait for them.
if (process.argv[2] === "embedding") giveWayWhileLearning();
process.on("message", async (asked: AskedOfProcess) => {
  try {
    process.send?.({ number: asked.number, answer: await answerTo(asked) });
  } catch (error) {
    process.send?.({ number: asked.number, failure: error instanceof Error ? error.message : `${error}` });
  }
});
// The server is gone.
process.on("disconnect", () => process.exit());
// Ctrl+C in a terminal, and a service manager that stops, reach every process: the server ends this one itself.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
