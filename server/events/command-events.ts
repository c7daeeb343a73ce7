import type { CommitQueue } from "../storage/commit-queue.ts";
import { openEventKey } from "./event-key.ts";
import { openEventLog } from "./event-log.ts";

/** The commands that are events: they let somebody in, put somebody out, take data away, or publish. */
export const COMMAND_EVENTS = [
  "account:log-out",
  "account:reset",
  "content:push",
  "scale:export",
  "staff:invite",
  "staff:remove",
] as const;

/** Writes down what a command did. Who may run commands may do everything, so they have one name: operator. */
export async function recordCommand(
  dataDir: string,
  commits: CommitQueue,
  kind: (typeof COMMAND_EVENTS)[number],
): Promise<void> {
  const now = () => new Date();
  const events = openEventLog({ commits, key: await openEventKey(dataDir), now });
  await events.done(kind, { staff: "operator" }, null);
}
