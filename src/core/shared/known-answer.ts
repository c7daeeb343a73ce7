import type { KnownAnswer } from "../content-model/known-answer.ts";

/** Returns the answer that follows from a year of birth, with the age as registering works it out; undefined for none. */
export function knownAnswer({ answers }: KnownAnswer, yearOfBirth: number, today: Date): string | undefined {
  const age = today.getFullYear() - yearOfBirth;
  return answers.findLast(({ from }) => age >= from)?.value;
}
