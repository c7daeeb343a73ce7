import { Worker } from "node:worker_threads";
import type { BroughtFile } from "#core/import/reader.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import type { ReadWorkbook } from "./workbook-thread.ts";

/** How much a workbook may take to be read; whatever takes more was made to. */
const LIMITS = { seconds: 10, megabytes: 256 };

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

function inThread(bytes: Uint8Array, { seconds, megabytes }: typeof LIMITS): Promise<ReadWorkbook> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./workbook-thread.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // A damaged workbook must not write into the command's own lines.
      stdout: true,
      stderr: true,
    });
    const end = (read: ReadWorkbook) => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    const fail = (failure: string) => end({ failure, place: "" });
    const timer = setTimeout(() => fail(`The workbook takes longer than ${seconds} seconds to read.`), seconds * 1000);
    worker.once("message", end);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "ERR_WORKER_OUT_OF_MEMORY"
          ? "The workbook takes too much memory to read."
          : "The workbook is damaged and cannot be read.",
      ),
    );
    worker.once("exit", () => fail("The workbook is damaged and cannot be read."));
  });
}
