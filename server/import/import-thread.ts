import { parentPort, workerData } from "node:worker_threads";
import type { ImportedFiles } from "#core/api/studio-import.ts";
import { contentText } from "#core/content-check/content-text.ts";
import { importFile } from "#core/import/import-file.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { broughtFile } from "./read-file.ts";

/** The file that the thread is to read. */
export type GivenFile = { readonly name: string; readonly bytes: Uint8Array };

async function read({ name, bytes }: GivenFile): Promise<ImportedFiles> {
  try {
    const { scales } = importFile(await broughtFile(name, bytes));
    const instruments = scales.map(({ report, scale }) => ({
      ...{ id: report.id, title: report.title, questions: report.questions, taken: report.taken },
      ...{
        changed: [...report.changed],
        dropped: [...report.dropped],
        notes: [...report.notes],
        todo: [...report.todo],
      },
      files: scale && { survey: contentText(scale.survey), rule: contentText(scale.rule) },
    }));
    return { instruments, why: null };
  } catch (error) {
    // Whatever a file is like, it gets a sentence: one that no reader foresaw is not of its format.
    if (!(error instanceof UnreadableFile)) return { instruments: [], why: "It is not built as such files are." };
    return { instruments: [], why: [error.place, error.message].filter(Boolean).join(": ") };
  }
}

parentPort?.postMessage(await read(workerData as GivenFile));
