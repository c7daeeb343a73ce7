import { now } from "../browser/clock.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import type { AnswerSet } from "./answer-set.ts";
import { mirroredSets } from "./mirror.ts";
import { changeSets } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the server takes corrections. After it, the result is read from the server. */
const REPLY_DAYS = 1;
/** As long as the server keeps its own tombstones. */
const TOMBSTONE_DAYS = 30;

/** Throws away replies and tombstones that have served their time, and replies of sessions that have ended. */
export async function pruneSets(): Promise<void> {
  const sets = [...mirroredSets.get().values()].map(({ set }) => set);
  const over = sets.filter(isOver);
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await changeSets({ owners: [...new Set(over.map(({ owner }) => owner))] }, (stored) => ({
    puts: [],
    deletes: stored.filter((set) => ids.includes(set.id) && isOver(set)).map(({ id }) => id),
    result: undefined,
  }));
}

function isOver(set: AnswerSet): boolean {
  const age = (at: number) => (now().getTime() - at) / DAY_MS;
  if (set.state === "removed") return age(set.at) > TOMBSTONE_DAYS;
  if (set.state !== "delivered") return false;
  return age(set.arrived.at) > REPLY_DAYS || (set.owner !== currentOwner() && set.owner !== currentUserId());
}
