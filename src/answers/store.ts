import type { AnswerSet } from "./answer-set.ts";
import { readSets, rewriteSets, type Writes } from "./database.ts";
import { type MirroredSet, mirroredSets, replaceMirror } from "./mirror.ts";
import { storageWorks } from "./storage-works.ts";
import { onOtherTab, tellTabs } from "./tabs.ts";
import { join } from "./transitions.ts";

// The one place that writes answer sets: into the database where it can, otherwise into this page's memory alone.

type Scope = { readonly owners: readonly string[]; readonly id?: string | undefined };
export type Change<Result> = Writes & { readonly result: Result };
type Changed<Result> = { readonly result: Result; readonly isKept: boolean };

let last: Promise<unknown> = Promise.resolve();
/** Runs one after the other, so that the mirror never goes back to an earlier state of the database. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work, work);
  last = done;
  return done;
}

/**
 * Changes the sets of these owners. `work` gets them as they are now, with what other tabs have written, and returns
 * what to write. It may run twice and must change nothing else.
 */
export function changeSets<Result>(
  scope: Scope,
  work: (sets: readonly AnswerSet[]) => Change<Result>,
): Promise<Changed<Result>> {
  return inTurn(async () => {
    try {
      const written = await rewriteSets(scope, (stored) => {
        const waiting = unkeptSets(scope, stored);
        const sets = [...stored.filter(({ id }) => waiting.every((one) => one.id !== id)), ...waiting];
        const { puts, deletes = [], result } = work(sets);
        const others = waiting.filter(({ id }) => !deletes.includes(id) && puts.every((put) => put.id !== id));
        return { puts: [...puts, ...others], deletes, result, sets };
      });
      reflect([...written.sets, ...written.puts], written.deletes, true);
      storageWorks.set(true);
      const ids = [...written.puts.map(({ id }) => id), ...written.deletes];
      if (ids.length > 0) tellTabs(ids);
      return { result: written.result, isKept: true };
    } catch (error) {
      console.warn("This device does not keep answers.", error instanceof Error ? error.name : "");
      storageWorks.set(false);
      const sets = mirrored(scope).map(({ set }) => set);
      const { puts, deletes = [], result } = work(sets);
      reflect(puts, deletes, false);
      return { result, isKept: false };
    }
  });
}

const mirrored = ({ owners, id }: Scope) =>
  [...mirroredSets.get().values()].filter(({ set }) => set.id === id || owners.includes(set.owner));

/** Returns what could not be written before, as it is after what the database has under the same id. */
function unkeptSets(scope: Scope, stored: readonly AnswerSet[]): AnswerSet[] {
  return mirrored(scope).flatMap(({ set, isKept }) => (isKept ? [] : [afterStored(set, stored)]));
}

function afterStored(set: AnswerSet, stored: readonly AnswerSet[]): AnswerSet {
  const known = stored.find(({ id }) => id === set.id);
  if (!known || set.state === "removed") return set;
  if (known.state === "removed") return known;
  return known.state === "delivered" ? join(known, set) : join(set, known);
}

function reflect(sets: readonly AnswerSet[], deletes: readonly string[], isKept: boolean): void {
  const next = new Map(mirroredSets.get());
  for (const set of sets) next.set(set.id, { set, isKept });
  for (const id of deletes) next.delete(id);
  replaceMirror(next);
}

/** Reads all sets again: at start, when another tab has written, and when a tab without messages is looked at again. */
export function readAgain(): Promise<void> {
  return inTurn(async () => {
    try {
      const stored = await readSets();
      const next = new Map<string, MirroredSet>(stored.map((set) => [set.id, { set, isKept: true }]));
      for (const { set, isKept } of mirroredSets.get().values())
        if (!isKept) next.set(set.id, { set: afterStored(set, stored), isKept: false });
      replaceMirror(next);
      // Only a write shows that there is room; reading shows that there is a database.
      if (storageWorks.get() === null) storageWorks.set(true);
    } catch (error) {
      console.warn("This device's answers could not be read.", error instanceof Error ? error.name : "");
      storageWorks.set(false);
    }
  });
}

/** Reads again whenever another tab has written. */
export const followOtherTabs = (): void => onOtherTab(() => void readAgain());
