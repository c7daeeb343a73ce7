import type { Answers } from "#core/content-model/survey.ts";
import { readStored, readStoredObject, removeStored, writeStored } from "../browser/storage.ts";
import { sendingPlace } from "./places.ts";

/** 128 random bits in hexadecimal; `randomUUID` is missing on plain HTTP addresses. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The key under which these answers are sent. Trying again after a lost connection, or after a
 * reload, gives the same key, so the server keeps one submission; changed answers get a new one.
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

/** Whether a key stands for answers that have not arrived. */
export const isBeingSent = (userId: string, survey: string): boolean =>
  readStored(sendingPlace(userId, survey)) !== null;

/** After a success: taking the questionnaire again is a submission of its own, even with the same answers. */
export function forgetSendingKey(userId: string, survey: string): void {
  removeStored(sendingPlace(userId, survey));
}
