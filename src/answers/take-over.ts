import { currentOwner, currentUserId } from "../browser/session.ts";
import { type AnswerSet, isUnfinished } from "./answer-set.ts";
import { unfinishedSet } from "./mirror.ts";
import { type OldSet, readOldSets, removeOldSet } from "./old-storage.ts";
import { newSetId } from "./set-id.ts";
import { changeSets } from "./store.ts";
import { begin, type Changes, change, giveBack, postpone, recounted, sameAnswer, send } from "./transitions.ts";
import { readNotes, removeNote, type UnsavedNote } from "./unsaved-notes.ts";

/**
 * Moves what the version before stored into the database. It is removed from local storage only once the database has
 * it; where there is none, it stays there and is worked with from memory.
 */
export async function takeOverOldSets(): Promise<void> {
  for (const old of readOldSets()) {
    const owner = ownerOf(old.userId);
    const { isKept } = await changeSets({ owners: [owner, old.userId] }, (sets) => {
      const taken = withOldSet(
        sets.filter(({ survey }) => survey === old.survey),
        old,
        owner,
      );
      return { ...taken, result: undefined };
    });
    if (isKept) removeOldSet(old);
  }
}

const ownerOf = (userId: string): string => (userId === currentUserId() ? currentOwner() : null) ?? userId;

type Taken = { readonly puts: readonly AnswerSet[]; readonly deletes?: readonly string[] };

/** Returns what to write, given the person's sets of the same survey. */
function withOldSet(sets: readonly AnswerSet[], old: OldSet, owner: string): Taken {
  const count = Object.keys(old.answers).length;
  // An old tab that goes on writes all it had and more. With fewer answers it has begun anew.
  const goesOn = (set: AnswerSet) =>
    set.state === "removed"
      ? set.takenOver > 0 && count >= set.takenOver
      : set.takenOver !== null && count >= Object.keys(set.takenOver).length - 1;
  const known = unfinishedSet(sets) ?? sets.find(goesOn);
  if (known?.state === "removed") return { puts: [] };
  const id = old.key ?? newSetId();
  const { page, contentHash, answers } = old;
  const position = { page, contentHash, progress: known?.progress ?? null };
  const base = known ?? begin(id, owner, old.survey, position);
  const changed = {
    ...recounted(change(base, changesSince(base.takenOver ?? {}, answers), position)),
    takenOver: answers,
  };
  // The old tab is sending under this key. Whoever sends the same answers must use it too.
  const isRenamed = known !== undefined && old.key !== null && known.id !== old.key && known.tries === 0;
  const set = isRenamed ? { ...changed, id: old.key } : changed;
  return {
    puts: [isUnfinished(set) && old.key === set.id ? asSent(set, old) : set],
    deletes: isRenamed ? [known.id] : [],
  };
}

/** A try under the old key may have arrived. */
function asSent(set: Parameters<typeof send>[0], { waiting }: OldSet): AnswerSet {
  if (set.state === "sending") return set;
  const submission = { answers: {}, order: [], contentHash: set.contentHash, ...waiting, seq: set.seq };
  const sent = send(set, submission);
  return waiting ? postpone(sent, "connection") : giveBack(sent);
}

/** Only what differs from what was taken over before is news: the rest may have been changed here since. */
function changesSince(before: OldSet["answers"], after: OldSet["answers"]): Changes {
  const items = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...items].filter((item) => !sameAnswer(before[item], after[item]));
  return Object.fromEntries(differing.map((item) => [item, after[item] ?? null]));
}

/** Takes over what was not yet in the database when a page was left. */
export async function takeOverNotes(): Promise<void> {
  for (const note of readNotes()) {
    const { isKept } = await changeSets({ owners: [note.owner], id: note.id }, (sets) => withNote(sets, note));
    if (isKept) removeNote(note.id);
  }
}

function withNote(sets: readonly AnswerSet[], { id, owner, survey, changes, position, seq }: UnsavedNote) {
  const known = sets.find((set) => set.id === id) ??
    unfinishedSet(sets.filter((set) => set.survey === survey)) ?? { ...begin(id, owner, survey, position), seq };
  return { puts: known.state === "removed" ? [] : [change(known, changes, position)], result: undefined };
}
