import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Does something in a folder of its own, and removes it. It lies beside the project: a system's temporary folder
 * may be kept in memory, where a sync costs nothing.
 */
export async function inFolder<Result>(work: (folder: string) => Promise<Result> | Result): Promise<Result> {
  const folder = mkdtempSync(join("node_modules", ".keepwell-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
