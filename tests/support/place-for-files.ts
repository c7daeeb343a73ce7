import { existsSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** The file system in memory that nearly every Linux has. In a container it is often small. */
const IN_MEMORY = "/dev/shm";
/** In bytes. The files of all tests take up to 0.7 GB at a time, their processes up to 6 GB. */
const NEEDED = { files: 2 ** 31, memory: 2 ** 33 };

/**
 * Returns the folder for the files of the tests: in memory where there is room. The tests sync often, which takes 4 ms each
 * time on a slow disk. They end processes and not the machine, so what was written outlives those there as on a disk; that the
 * server syncs is counted by its calls.
 */
export function placeForFiles(): string {
  if (!existsSync(IN_MEMORY) || !mayRunPrograms() || process.availableMemory() < NEEDED.memory) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < NEEDED.files ? tmpdir() : IN_MEMORY;
}

/** The tests copy PostgreSQL into their folder and start it there. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  return !mounts.some((mount) => mount.includes(` ${IN_MEMORY} `) && mount.includes("noexec"));
}
