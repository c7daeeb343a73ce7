import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { ImportedFiles } from "#core/api/studio-import.ts";
import { untilSpent } from "../content/check/work-limit.ts";
import type { GivenFile } from "./import-thread.ts";

/** How much reading a file may work and keep somebody waiting, in ms, and how much memory it may have, in MB. */
const LIMIT = { workMs: 15_000, waitMs: 25_000 };
const MOST_MEMORY_MB = 384;

/** One file at a time: editors wait for one another, and nobody else does. */
const inTurn = pLimit(1);

/** Reads a file of another tool in a thread of its own, so that a large or hostile one keeps no call waiting. */
export const importApart = (file: GivenFile): Promise<ImportedFiles> =>
  inTurn(async () => {
    const thread = new Worker(new URL("./import-thread.ts", import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const ended = new AbortController();
    try {
      const read = once(thread, "message", { signal: ended.signal }).then(([answer]) => answer as ImportedFiles);
      const given = await Promise.race([read, untilSpent(thread, LIMIT, ended.signal)]);
      return given ?? tooMuch("It takes too long to read.");
    } catch {
      return tooMuch("It takes more memory than there is for it.");
    } finally {
      ended.abort();
      await thread.terminate();
    }
  });

const tooMuch = (why: string): ImportedFiles => ({ instruments: [], why });
