import { CORRECTION_MS } from "#core/shared/correction-time.ts";
import { now } from "../browser/clock.ts";
import { ifNoneRuns } from "../browser/one-at-a-time.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import { subscribeToStorage } from "../browser/storage.ts";
import type { AnswerSet } from "./answer-set.ts";
import { mirroredSets, tellLoaded } from "./mirror.ts";
import { readOldSets } from "./old-storage.ts";
import { lockOf } from "./sending-lock.ts";
import { serverAbilities } from "./server-abilities.ts";
import { settleKnownOwner } from "./settle-owner.ts";
import { stayWhileUnkept } from "./stay.ts";
import { changeSets, followOtherTabs, readAgain } from "./store.ts";
import { takeOverNotes, takeOverOldSets } from "./take-over.ts";
import { giveBack, postpone } from "./transitions.ts";

let loading: Promise<void> | null = null;

/** Reads the answer sets of this browser, and takes over what earlier versions and left pages have not put there. */
export function loadSets(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  stayWhileUnkept();
  followOtherTabs();
  await readAgain();
  await settleKnownOwner();
  await Promise.all([takeOverOldSets(), takeOverNotes()]);
  await endBrokenTries();
  await pruneSets();
  tellLoaded();
  // A tab of the version before may still be open, and writes where it always did.
  subscribeToStorage(() => {
    if (readOldSets().length > 0) void takeOverOldSets();
  });
}

/** A try whose page is gone may have arrived, or not. */
async function endBrokenTries(): Promise<void> {
  for (const { set } of mirroredSets.get().values()) {
    if (set.state !== "sending") continue;
    await ifNoneRuns(lockOf(set.id), () =>
      changeSets({ owners: [], id: set.id }, ([now]) => {
        if (now?.state !== "sending") return { puts: [], result: undefined };
        return { puts: [serverAbilities().resends ? postpone(now, "connection") : giveBack(now)], result: undefined };
      }),
    );
  }
}

/** As long as the server keeps its own tombstones: 30 days. */
const TOMBSTONE_MS = 30 * 24 * 60 * 60 * 1000;

/** Throws away replies and tombstones that have served their time, and replies of sessions that have ended. */
async function pruneSets(): Promise<void> {
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
  const age = (at: number) => now().getTime() - at;
  if (set.state === "removed") return age(set.at) > TOMBSTONE_MS;
  if (set.state !== "delivered") return false;
  // After that time the result is read from the server.
  return age(set.arrived.at) > CORRECTION_MS || (set.owner !== currentOwner() && set.owner !== currentUserId());
}
