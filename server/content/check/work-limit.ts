import { setTimeout as wait } from "node:timers/promises";
import type { Worker } from "node:worker_threads";

/** How long a thread may work, and how long anybody waits for it while other programs use the machine too; in ms. */
export type WorkLimit = { readonly workMs: number; readonly waitMs: number };

const LOOKED_AT_EVERY_MS = 250;
const NOTHING = { user: 0, system: 0 };

/**
 * Waits until a thread has worked, or been waited for, as long as it may.
 * @throws when the signal ends the wait
 */
export async function untilSpent(
  thread: Pick<Worker, "cpuUsage">,
  { workMs, waitMs }: WorkLimit,
  signal: AbortSignal,
): Promise<null> {
  // A thread that does not run yet has no usage; one that has ended tells so by an event of its own.
  const usage = () => thread.cpuUsage().catch(() => NOTHING);
  const workOf = ({ user, system }: typeof NOTHING) => (user + system) / 1000;
  const before = workOf(await usage());
  const end = performance.now() + waitMs;
  for (let left = waitMs; left > 0; left = end - performance.now()) {
    await wait(Math.min(LOOKED_AT_EVERY_MS, left), null, { signal });
    if (workOf(await usage()) - before >= workMs) return null;
  }
  return null;
}
