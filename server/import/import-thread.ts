import { parentPort, workerData } from "node:worker_threads";
import { type ImportedFile, importFile } from "#core/import/import-file.ts";
import type { Format } from "#core/import/report.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import type { Issue } from "#core/shared/issue.ts";
import type { ContentFolders, ContentTexts } from "../content/check/content-texts.ts";
import { textsOf } from "./imported-texts.ts";
import { broughtFile, type Translations } from "./read-file.ts";

/** What the thread is asked to read. */
export type AskedImport = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly translations?: Translations;
  readonly format?: Format;
  readonly id?: string;
  /** Where the scales will stand, and the content that they are checked with; without it they are not checked. */
  readonly checked?: { readonly own: ContentFolders; readonly content: ContentFolders };
};
/** The scales, their files, and what the content check finds in them. */
export type CheckedImport = ImportedFile & { readonly texts: ContentTexts; readonly issues: readonly Issue[] };
/** What it answers: the scales, or a sentence why there are none. */
export type AnsweredImport =
  | { readonly imported: CheckedImport }
  | { readonly failure: string; readonly place: string };

async function answerTo({ name, bytes, translations, checked, ...options }: AskedImport): Promise<AnsweredImport> {
  try {
    const brought = broughtFile(name, bytes, translations);
    // A workbook is read in a further thread; what the check needs is loaded meanwhile, and for the check alone.
    const [file, check] = await Promise.all([brought, checked && import("../content/files/check-pairs.ts")]);
    const imported = importFile(file, options);
    const texts = textsOf(imported);
    // The check takes as much as the reading, so it is made here.
    const found = checked && (await check?.checkBeside(texts, checked.own, checked.content));
    return { imported: { ...imported, texts, issues: found?.issues ?? [] } };
  } catch (error) {
    // Whatever a file is like, it gets a sentence: one that no reader foresaw is not of its format.
    if (error instanceof UnreadableFile) return { failure: error.message, place: error.place };
    return { failure: "It is not built as such files are.", place: "" };
  }
}

// Runs in a thread of its own, for import-apart.ts.
parentPort?.postMessage(await answerTo(workerData as AskedImport));
