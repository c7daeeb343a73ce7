import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { UnreadableFile } from "#core/import/unreadable.ts";
import type { AnsweredImport, AskedImport, CheckedImport } from "./import-thread.ts";
import { answerWithin, type Limits } from "./limited-thread.ts";

/** How much a file may take to be read; whatever takes more was made to. */
const LIMITS: Limits = { workMs: 30_000, waitMs: 60_000, megabytes: 256 };

/** One file at a time: two that were made to fill the memory would do so together. */
const inTurn = pLimit(1);

/**
 * Makes scales of the bytes of a file of another tool, in a thread of its own, which ends where it takes too much
 * memory or time. Nothing else waits for it.
 * @param id of the scale; with several instruments in the file it begins the id of each
 * @throws UnreadableFile
 */
export const importApart = (
  name: string,
  bytes: Uint8Array,
  options: Omit<AskedImport, "name" | "bytes"> = {},
  limits = LIMITS,
): Promise<CheckedImport> =>
  inTurn(async () => {
    const answered = await inThread({ name, bytes, ...options }, limits);
    if ("failure" in answered) throw new UnreadableFile(answered.failure, answered.place);
    return answered.imported;
  });

function inThread(asked: AskedImport, limits: Limits): Promise<AnsweredImport> {
  const thread = new Worker(new URL("./import-thread.ts", import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  return answerWithin<AnsweredImport>(thread, limits, {
    tooLong: "The file takes too long to read.",
    tooMuch: "The file takes too much memory to read.",
    broken: "It is not built as such files are.",
    ended: "The file cannot be read.",
  });
}
