import type { Answers } from "#core/content-model/survey.ts";
import { readStored, removeStored, writeStored } from "../browser/storage.ts";
import { draftPlace } from "./places.ts";

/** An unfinished questionnaire, stored in this browser for one user until it is sent. */
export type Draft = { readonly page: number; readonly answers: Answers; readonly contentHash: string };

export function readDraft(userId: string, survey: string): Draft | null {
  try {
    const value = JSON.parse(readStored(draftPlace(userId, survey)) ?? "null") as Partial<Draft> | null;
    if (!value || typeof value.page !== "number" || typeof value.contentHash !== "string") return null;
    if (typeof value.answers !== "object" || value.answers === null) return null;
    return { page: value.page, answers: value.answers, contentHash: value.contentHash };
  } catch {
    return null;
  }
}

/** @returns false when the browser could not store the draft, so that the page does not say "Saved" */
export function writeDraft(userId: string, survey: string, draft: Draft): boolean {
  return writeStored(draftPlace(userId, survey), JSON.stringify(draft));
}

export function removeDraft(userId: string, survey: string): void {
  removeStored(draftPlace(userId, survey));
}
