import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { ImportedFile } from "#core/import/import-file.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import type { AnsweredImport, AskedImport } from "./import-thread.ts";

/** How much a file may take to be read; whatever takes more was made to. */
const LIMITS = { seconds: 30, megabytes: 256 };

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
): Promise<ImportedFile> =>
  inTurn(async () => {
    const answered = await inThread({ name, bytes, ...options }, limits);
    if ("failure" in answered) throw new UnreadableFile(answered.failure, answered.place);
    return answered.imported;
  });

function inThread(asked: AskedImport, { seconds, megabytes }: typeof LIMITS): Promise<AnsweredImport> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./import-thread.ts", import.meta.url), {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = (answered: AnsweredImport) => {
      clearTimeout(timer);
      resolve(answered);
      void worker.terminate();
    };
    const fail = (failure: string) => end({ failure, place: "" });
    const timer = setTimeout(() => fail(`The file takes longer than ${seconds} seconds to read.`), seconds * 1000);
    worker.once("message", end);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? "The file takes too much memory to read."
          : "It is not built as such files are.",
      ),
    );
    worker.once("exit", () => fail("The file cannot be read."));
  });
}
