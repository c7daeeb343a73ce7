import { now } from "../browser/clock.ts";
import { isUnfinished } from "./answer-set.ts";
import { forgetOldSets } from "./old-storage.ts";
import { changeSets } from "./store.ts";
import { remove } from "./transitions.ts";
import { readNotes, removeNote } from "./unsaved-notes.ts";

/**
 * Removes the unfinished sets of an account for good: each leaves a tombstone, which stops a try that is under way and
 * wins over what another tab still has.
 */
export async function removeUnfinished(owner: string, userId: string): Promise<void> {
  forgetOldSets(userId);
  forgetNotes(owner);
  await changeSets({ owners: [owner] }, (sets) => {
    const own = sets.filter((set) => set.owner === owner).filter(isUnfinished);
    return { puts: own.map((set) => remove(set, now().getTime())), result: undefined };
  });
}

/** Removes the results that came with replies. They leave the device with the log-out. */
export async function forgetDelivered(owner: string): Promise<void> {
  await changeSets({ owners: [owner] }, (sets) => {
    const own = sets.filter((set) => set.owner === owner && set.state === "delivered");
    return { puts: [], deletes: own.map(({ id }) => id), result: undefined };
  });
}

function forgetNotes(owner: string): void {
  for (const note of readNotes()) if (note.owner === owner) removeNote(note.id);
}
