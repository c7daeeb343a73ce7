import type { Answers, AnswerValue } from "#core/content-model/survey.ts";
import { readStored, readStoredObject, removeStored, storedKeys } from "../browser/storage.ts";
import { SET_ID } from "./set-id.ts";

// How the version before kept answers: in local storage, by user id and survey.

const DRAFT = "keepwell.draft.";
const SENDING = "keepwell.sending.";

export type OldSet = {
  readonly userId: string;
  readonly survey: string;
  readonly page: number;
  readonly contentHash: string;
  readonly answers: Answers;
  /** The key of a try that may have arrived; null when nothing was sent. */
  readonly key: string | null;
  /** What waits to be sent, word for word; null when nothing does. */
  readonly waiting: {
    readonly answers: Answers;
    readonly order: readonly string[];
    readonly contentHash: string;
  } | null;
  /** The stored texts: only what is still the same is removed. */
  readonly texts: readonly (readonly [key: string, text: string])[];
};

/** Returns whether anything of the version before is left, of whomever. */
export const hasOldSets = (): boolean => storedKeys().some((key) => key.startsWith(DRAFT) || key.startsWith(SENDING));

/** Returns every set of the version before, also of people who are not logged in. */
export function readOldSets(): OldSet[] {
  const keys = storedKeys().filter((key) => key.startsWith(DRAFT) || key.startsWith(SENDING));
  // A user id contains no dot.
  const places = new Set(keys.map((key) => key.replace(DRAFT, "").replace(SENDING, "")));
  return [...places].flatMap((place) => readOldSet(place) ?? []);
}

/** Removes what was taken over, but for what an old tab has written since. */
export function removeOldSet({ texts }: OldSet): void {
  for (const [key, text] of texts) if (readStored(key) === text) removeStored(key);
}

/** Removes everything of one account, also what cannot be read. */
export function forgetOldSets(userId: string): void {
  const prefixes = [`${DRAFT}${userId}.`, `${SENDING}${userId}.`];
  for (const key of storedKeys()) if (prefixes.some((prefix) => key.startsWith(prefix))) removeStored(key);
}

function readOldSet(place: string): OldSet | null {
  const [userId = "", ...rest] = place.split(".");
  const survey = rest.join(".");
  const draft = readStoredObject(`${DRAFT}${place}`);
  const sending = readStoredObject(`${SENDING}${place}`);
  const sent = parsedAnswers(sending["answers"]);
  const answers = answersIn(draft["answers"]) ?? sent;
  if (userId === "" || survey === "" || !answers) return null;
  const { order, contentHash } = (sending["waiting"] ?? {}) as Record<string, unknown>;
  const isWaiting = sent !== null && isOrder(order) && typeof contentHash === "string";
  const hash = draft["contentHash"] ?? contentHash;
  const { page } = draft;
  const { key } = sending;
  return {
    userId,
    survey,
    page: Number.isInteger(page) && Number(page) >= 0 ? Number(page) : 0,
    contentHash: typeof hash === "string" ? hash : "",
    answers,
    key: typeof key === "string" && SET_ID.test(key) ? key : null,
    waiting: isWaiting ? { answers: sent, order, contentHash } : null,
    texts: [`${DRAFT}${place}`, `${SENDING}${place}`].flatMap((one) => {
      const text = readStored(one);
      return text === null ? [] : [[one, text] as const];
    }),
  };
}

const isOrder = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function parsedAnswers(text: unknown): Answers | null {
  try {
    return typeof text === "string" ? answersIn(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

function answersIn(value: unknown): Answers | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, AnswerValue] => isAnswer(pair[1])));
}

const isAnswer = (value: unknown): value is AnswerValue =>
  ["string", "number", "boolean"].includes(typeof value) || Array.isArray(value);
