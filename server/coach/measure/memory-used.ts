import { globSync, readFileSync } from "node:fs";

/**
 * Returns the memory of this process, and of those that it started, in MB, as Linux counts it: what processes share
 * counts once. Null on other systems.
 */
export function memoryUsed(): { readonly own: number; readonly started: number } | null {
  try {
    const lists = globSync(`/proc/${process.pid}/task/*/children`).map((file) => readFileSync(file, "utf8"));
    const started = lists.join(" ").split(" ").filter(Boolean);
    return { own: sizeOf(`${process.pid}`), started: started.reduce((sum, pid) => sum + sizeOf(pid), 0) };
  } catch {
    return null;
  }
}

function sizeOf(pid: string): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? "0";
  return Math.round(Number(kilobytes) / 1024);
}
