import { atom, type ReadableAtom } from "nanostores";
import { CORRECTION_MS } from "#core/shared/correction-time.ts";
import { now } from "../browser/clock.ts";
import { type AnswerSet, type Delivered, isUnfinished, type Unfinished } from "./answer-set.ts";

// What the pages read, without waiting and without the code of the database.

/** An answer set, and whether it lies in the database. Otherwise it lives only as long as this page. */
export type MirroredSet = { readonly set: AnswerSet; readonly isKept: boolean };
export type Mirror = ReadonlyMap<string, MirroredSet>;

const mirror = atom<Mirror>(new Map());
let isLoaded = false;
let endLoading: () => void = () => undefined;

/** Every answer set of this browser, by its id. */
export const mirroredSets: ReadableAtom<Mirror> = mirror;

/** Resolves once the sets have been read, also where they, or the code that reads them, cannot be. */
export const setsAreLoaded = new Promise<void>((resolve) => {
  endLoading = resolve;
});

export const replaceMirror = (next: Mirror): void => mirror.set(next);
export function tellLoaded(): void {
  isLoaded = true;
  endLoading();
}
/** Lets nobody wait longer for sets that cannot be read now. They may still be read later. */
export const endWaitingForSets = (): void => endLoading();
export const areSetsLoaded = (): boolean => isLoaded;

export function setsOf(owner: string, survey?: string): AnswerSet[] {
  return [...mirror.get().values()]
    .map(({ set }) => set)
    .filter((set) => set.owner === owner && (survey === undefined || set.survey === survey));
}

/** Returns the set a questionnaire goes on with. Of several, that is the one with the most changes. */
export function unfinishedSet(sets: readonly AnswerSet[]): Unfinished | null {
  return sets.filter(isUnfinished).sort((one, other) => other.seq - one.seq)[0] ?? null;
}

/** Returns the newest set that has arrived. */
export function deliveredSet(sets: readonly AnswerSet[]): Delivered | null {
  const delivered = sets.filter((set): set is Delivered => set.state === "delivered");
  return delivered.sort((one, other) => other.arrived.at - one.arrived.at)[0] ?? null;
}

/** Returns the newest set that has arrived while the server takes corrections; null once others have been begun. */
export function correctableSet(sets: readonly AnswerSet[]): Delivered | null {
  const set = unfinishedSet(sets) ? null : deliveredSet(sets);
  return set && now().getTime() - set.arrived.at < CORRECTION_MS ? set : null;
}
