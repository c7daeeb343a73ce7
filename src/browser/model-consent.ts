import { useSyncExternalStore } from "react";
import { readStoredObject, subscribeToStorage, tellOfStorage, writeStored } from "./storage.ts";

const KEY = "keepwell.modelConsent";

/** What a person said when they were asked whether a language model may answer. */
export type ConsentAnswer = "yes" | "no" | "unasked";

/**
 * The answer of a person to one question of consent. A person's is kept in this browser under their id. A
 * guest's lasts as long as the tab: the next guest at the same device has agreed to nothing.
 * @param userId null for a guest
 * @param consent names what was agreed to; an answer to something else does not count
 */
export function consentAnswer(userId: string | null, consent: string): ConsentAnswer {
  const kept = userId === null ? guestAnswer() : readStoredObject(KEY)[userId];
  if (kept === `yes ${consent}`) return "yes";
  return kept === `no ${consent}` ? "no" : "unasked";
}

/** Keeps an answer; it takes the place of an earlier one. */
export function answerConsent(userId: string | null, consent: string, answer: "yes" | "no"): void {
  const kept = `${answer} ${consent}`;
  if (userId !== null) {
    writeStored(KEY, JSON.stringify({ ...readStoredObject(KEY), [userId]: kept }));
    return;
  }
  try {
    window.sessionStorage.setItem(KEY, kept);
  } catch {
    return;
  }
  tellOfStorage();
}

/** The next guest in this tab is asked anew. */
export function forgetGuestConsent(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The answer, also when it changes in another tab. */
export const useConsentAnswer = (userId: string | null, consent: string): ConsentAnswer =>
  useSyncExternalStore(
    subscribeToStorage,
    () => consentAnswer(userId, consent),
    () => "unasked",
  );

function guestAnswer(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
