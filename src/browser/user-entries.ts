import { COMPLETIONS } from "./completed-tests.ts";
import { QUESTIONS } from "./doctor-questions.ts";
import { HELPFUL } from "./helpful.ts";
import { NUMBERS } from "./known-numbers.ts";
import { CONSENTS } from "./model-consent.ts";
import { readStoredObject, removeStored, writeStored } from "./storage.ts";

/** Everything that outlasts a log-out in this browser and lies under a user id. */
const KEYS = [COMPLETIONS, CONSENTS, HELPFUL, NUMBERS, QUESTIONS];

/** Removes what is kept under a user id, and what is kept of nobody else with it. */
export function forgetUser(userId: string): void {
  for (const key of KEYS) {
    const { [userId]: mine, ...others } = readStoredObject(key);
    if (mine === undefined) continue;
    if (Object.keys(others).length === 0) removeStored(key);
    else writeStored(key, JSON.stringify(others));
  }
}

/** Removes what is kept under any user id. */
export function forgetAllUsers(): void {
  for (const key of KEYS) removeStored(key);
}

/** Brings what is kept under a user id to the one that replaced it. The former opens nothing from then on. */
export function moveUser(before: string, after: string): void {
  for (const key of KEYS) {
    const { [before]: mine, ...others } = readStoredObject(key);
    if (mine !== undefined) writeStored(key, JSON.stringify({ ...others, [after]: mine }));
  }
}
