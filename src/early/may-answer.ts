import { hasOldSets } from "../answers/old-storage.ts";
import { hasNotes } from "../answers/unsaved-notes.ts";
import { questionsAtOnce } from "../browser/questions-at-once.ts";
import { currentUserId, isSharedSession, knownOwner } from "../browser/session.ts";
import { preferredCode } from "../ui/language/preferred-code.ts";
import { readUnfinished } from "./stored-sets.ts";

/** What the document was rendered for. */
export type Rendered = { readonly survey: string; readonly language: string; readonly offered: readonly string[] };

/**
 * Returns whether the questions in the document are the ones that this person would be asked, as far as can be known
 * without the database. A guest is led to the log-in. A tab on a shared computer keeps nothing, and has to say so first.
 */
export const mayFit = ({ language, offered }: Rendered): boolean =>
  currentUserId() !== null &&
  !isSharedSession() &&
  (preferredCode(offered, navigator.languages) ?? language) === language &&
  questionsAtOnce() !== "one" &&
  !hasNotes() &&
  !hasOldSets();

/** Returns whether this person has begun this survey. Where the account's owner is not known, the sets of all count. */
export async function hasBegun(database: IDBDatabase, survey: string): Promise<boolean> {
  const owner = knownOwner();
  const names = owner === null ? [null] : [owner, currentUserId()];
  const sets = await Promise.all(names.map((name) => readUnfinished(database, name, survey)));
  return sets.flat().length > 0;
}
