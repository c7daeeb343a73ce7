import { spawnSync } from "node:child_process";

/** A command under which a process is run, so that each call which brings a file to disk is written to a list. */
export const traceSyncs = (list: string): string[] => {
  // With -D the process stays our own child.
  return ["strace", "-D", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", list];
};

/** False where strace is not installed, or may not trace. */
export function canTrace(): boolean {
  const [command = "", ...parameters] = traceSyncs("/dev/null");
  return spawnSync(command, [...parameters, "true"]).status === 0;
}
