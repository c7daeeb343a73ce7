import { Worker } from "node:worker_threads";
import type { BroughtFile } from "#core/import/reader.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { answerWithin, type Limits } from "../limited-thread.ts";
import type { ReadWorkbook } from "./workbook-thread.ts";

/** How much a workbook may take to be read; whatever takes more was made to. */
const LIMITS: Limits = { workMs: 10_000, waitMs: 60_000, megabytes: 192 };

/** Returns true for a workbook as Excel, LibreOffice and others save it. In a ZIP the names of files stand as they are. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 &&
    bytes[1] === 0x4b &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("xl/workbook.xml")
  );
}

/**
 * Reads the sheets of a workbook in a thread of its own, which ends where it takes too much memory or time.
 * @throws UnreadableFile
 */
export async function readWorkbook(
  bytes: Uint8Array,
  limits = LIMITS,
): Promise<Required<Pick<BroughtFile, "sheets" | "notes">>> {
  const read = await inThread(bytes, limits);
  if ("failure" in read) throw new UnreadableFile(read.failure, read.place);
  return { sheets: new Map(read.sheets), notes: read.notes };
}

function inThread(bytes: Uint8Array, limits: Limits): Promise<ReadWorkbook> {
  const thread = new Worker(new URL("./workbook-thread.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    // A damaged workbook must not write into the command's own lines.
    stdout: true,
    stderr: true,
  });
  return answerWithin<ReadWorkbook>(thread, limits, {
    tooLong: "The workbook takes too long to read.",
    tooMuch: "The workbook takes too much memory to read.",
    broken: "The workbook is damaged and cannot be read.",
    ended: "The workbook is damaged and cannot be read.",
  });
}
