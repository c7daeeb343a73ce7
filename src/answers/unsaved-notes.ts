import type { AnswerValue } from "#core/content-model/survey.ts";
import { readStoredObject, removeStored, storedKeys, writeStored } from "../browser/storage.ts";
import type { Position } from "./transitions.ts";

// A database is written later than a page may be left. Local storage is written at once, so what is unsaved when a page
// goes is noted there, and taken over at the next start.

const PREFIX = "keepwell.unsaved.";

export type UnsavedNote = {
  readonly id: string;
  readonly owner: string;
  readonly survey: string;
  readonly changes: Readonly<Record<string, AnswerValue | null>>;
  readonly position: Position;
  /** The number of the set before these changes, in case the database has lost it. */
  readonly seq: number;
};

export const writeNote = (note: UnsavedNote): boolean => writeStored(`${PREFIX}${note.id}`, JSON.stringify(note));

export const removeNote = (id: string): void => removeStored(`${PREFIX}${id}`);

/** Returns whether anything is noted, of whomever. */
export const hasNotes = (): boolean => storedKeys().some((key) => key.startsWith(PREFIX));

export function readNotes(): UnsavedNote[] {
  const found = storedKeys().filter((key) => key.startsWith(PREFIX));
  return found.map((key) => readStoredObject(key)).filter(isNote);
}

function isNote(value: Record<string, unknown>): value is UnsavedNote & Record<string, unknown> {
  const { id, owner, survey, changes, position, seq } = value;
  const areTexts = [id, owner, survey].every((one) => typeof one === "string" && one !== "");
  const areObjects = [changes, position].every((one) => typeof one === "object" && one !== null);
  return areTexts && areObjects && [seq, (position as Partial<Position>).page].every(Number.isInteger);
}
