import type { Answers } from "#core/content-model/survey.ts";
import { readStored, readStoredObject, removeStored, writeStored } from "../browser/storage.ts";
import { sendingPlace } from "./places.ts";

/** Returns 128 random bits in hexadecimal. `randomUUID` is not available on plain HTTP addresses. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the idempotency key for these answers. Another try after a lost connection or a reload uses the same key, so
 * that the server stores one submission. Changed answers get a new key.
 */
export function sendingKey(userId: string, survey: string, answers: Answers): string {
  const place = sendingPlace(userId, survey);
  const sent = JSON.stringify(answers);
  const before = readStoredObject(place);
  if (before["answers"] === sent && typeof before["key"] === "string") return before["key"];
  const key = randomKey();
  writeStored(place, JSON.stringify({ key, answers: sent }));
  return key;
}

/** Returns whether there is a key for answers that have not arrived yet. */
export const isBeingSent = (userId: string, survey: string): boolean =>
  readStored(sendingPlace(userId, survey)) !== null;

/**
 * Removes the key after a success, so that taking the questionnaire again is a new submission, even with the same
 * answers.
 */
export function forgetSendingKey(userId: string, survey: string): void {
  removeStored(sendingPlace(userId, survey));
}
