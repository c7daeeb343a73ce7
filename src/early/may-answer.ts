import { hasOldSets } from "../answers/old-storage.ts";
import { hasNotes } from "../answers/unsaved-notes.ts";
import { digestOf } from "../browser/owner-digest.ts";
import { questionsAtOnce } from "../browser/questions-at-once.ts";
import { isSharedSession, knownOwner } from "../browser/session.ts";
import { preferredCode } from "../ui/language/preferred-code.ts";
import { readOwner, readUnfinished } from "./stored-sets.ts";

/**
 * Returns whether the questions in the document are the ones that this person would be asked, as far as can be known
 * without the database. A tab on a shared device keeps nothing, and has to say so first.
 * @param language the language of the document, one of those that are offered
 */
export const mayFit = (language: string, offered: readonly string[]): boolean =>
  !isSharedSession() &&
  (preferredCode(offered, navigator.languages) ?? language) === language &&
  questionsAtOnce() !== "one" &&
  !hasNotes() &&
  !hasOldSets() &&
  !isCorrection(history.state);

/** Returns whether a history entry of the router belongs to a visit that corrects answers which were sent, as after a reload. */
export const isCorrection = (entry: unknown): boolean => Object(Object(entry).usr).corrects !== undefined;

/** Returns whether this person has begun this survey, under the names by which the app would find the answers. */
export async function hasBegun(database: IDBDatabase, userId: string, survey: string): Promise<boolean> {
  const owner = knownOwner() ?? (await readOwner(database, digestOf(userId)));
  const names = owner === undefined ? [userId] : [owner, userId];
  const sets = await Promise.all(names.map((name) => readUnfinished(database, name, survey)));
  return sets.flat().length > 0;
}
