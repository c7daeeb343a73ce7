import { readStoredObject, removeStored, writeStored } from "./storage.ts";

export const QUESTIONS = "keepwell.doctorQuestions";

/** About six lines of a sheet; the page for the doctor takes at most two. */
export const MOST_LETTERS = 400;

/** Returns what a person would like to ask at the next visit, as they typed it. It never leaves this browser. */
export function doctorQuestions(userId: string | null): string {
  const kept = userId === null ? null : readStoredObject(QUESTIONS)[userId];
  // Another build, or another program, may have written anything.
  return typeof kept === "string" ? kept.slice(0, MOST_LETTERS) : "";
}

/** @returns false when the browser refused to keep it */
export function keepDoctorQuestions(userId: string, text: string): boolean {
  const { [userId]: _, ...others } = readStoredObject(QUESTIONS);
  const kept = text === "" ? others : { ...others, [userId]: text };
  if (Object.keys(kept).length > 0) return writeStored(QUESTIONS, JSON.stringify(kept));
  removeStored(QUESTIONS);
  return true;
}
