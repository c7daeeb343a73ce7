import { parentPort, workerData } from "node:worker_threads";
import { type ImportedFile, importFile } from "#core/import/import-file.ts";
import type { Format } from "#core/import/report.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { broughtFile, type Translations } from "./read-file.ts";

/** What the thread is asked to read. */
export type AskedImport = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly translations?: Translations;
  readonly format?: Format;
  readonly id?: string;
};
/** What it answers: the scales, or a sentence why there are none. */
export type AnsweredImport = { readonly imported: ImportedFile } | { readonly failure: string; readonly place: string };

async function answerTo({ name, bytes, translations, ...options }: AskedImport): Promise<AnsweredImport> {
  try {
    return { imported: importFile(await broughtFile(name, bytes, translations), options) };
  } catch (error) {
    // Whatever a file is like, it gets a sentence: one that no reader foresaw is not of its format.
    if (error instanceof UnreadableFile) return { failure: error.message, place: error.place };
    return { failure: "It is not built as such files are.", place: "" };
  }
}

// Runs in a thread of its own, for import-apart.ts.
parentPort?.postMessage(await answerTo(workerData as AskedImport));
