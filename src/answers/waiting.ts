import type { Answers } from "#core/content-model/survey.ts";
import { readStored, readStoredObject, storedKeys, writeStored } from "../browser/storage.ts";
import { sendingPlace } from "./places.ts";

/** Answers that were submitted and have not arrived, with everything needed to send exactly the same request again. */
export type Waiting = {
  readonly survey: string;
  readonly answers: Answers;
  /** Item names in the order asked. */
  readonly order: readonly string[];
  readonly contentHash: string;
  readonly idempotencyKey: string;
};

type Mark = Pick<Waiting, "order" | "contentHash">;

/**
 * Marks the answers of the newest sending key as waiting.
 * @returns false when the browser could not store the mark, so that the page promises nothing
 */
export function markWaiting(userId: string, survey: string, { order, contentHash }: Mark): boolean {
  const place = sendingPlace(userId, survey);
  if (readStored(place) === null) return false;
  return writeStored(place, JSON.stringify({ ...readStoredObject(place), waiting: { order, contentHash } }));
}

/** Turns waiting answers back into a draft. Their key is kept: the same answers sent later are the same submission. */
export function endWaiting(userId: string, survey: string): void {
  const place = sendingPlace(userId, survey);
  const { waiting, ...rest } = readStoredObject(place);
  if (waiting !== undefined) writeStored(place, JSON.stringify(rest));
}

export const isWaiting = (userId: string, survey: string): boolean => waitingAt(userId, survey) !== null;

/** Returns the waiting answers of this account only. */
export function waitingOf(userId: string): Waiting[] {
  const place = sendingPlace(userId);
  const surveys = storedKeys().filter((key) => key.startsWith(place));
  return surveys.flatMap((key) => waitingAt(userId, key.slice(place.length)) ?? []);
}

function waitingAt(userId: string, survey: string): Waiting | null {
  const { key, answers, waiting } = readStoredObject(sendingPlace(userId, survey));
  const { order, contentHash } = (waiting ?? {}) as Partial<Record<keyof Mark, unknown>>;
  if (typeof key !== "string" || typeof answers !== "string" || typeof contentHash !== "string") return null;
  if (!Array.isArray(order) || !order.every((item) => typeof item === "string")) return null;
  const given = parsed(answers);
  return given === null ? null : { survey, answers: given, order, contentHash, idempotencyKey: key };
}

function parsed(answers: string): Answers | null {
  try {
    const value: unknown = JSON.parse(answers);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Answers) : null;
  } catch {
    return null;
  }
}
