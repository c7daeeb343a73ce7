import { useSyncExternalStore } from "react";
import { readStoredObject, subscribeToStorage, tellOfStorage, writeStored } from "./storage.ts";

export const CONSENTS = "keepwell.modelConsent";

/** A person's answer to the question whether a language model may answer. */
export type ConsentAnswer = "yes" | "no" | "unasked";

/**
 * Returns the answer to one question of consent. An account's answer is stored in this browser under its id. A
 * guest's lasts as long as the tab: the next guest at the same device has agreed to nothing.
 * @param userId null for a guest
 * @param consent names what was agreed to; an answer to something else does not count
 */
export function consentAnswer(userId: string | null, consent: string): ConsentAnswer {
  const kept = userId === null ? guestAnswer() : readStoredObject(CONSENTS)[userId];
  if (kept === `yes ${consent}`) return "yes";
  return kept === `no ${consent}` ? "no" : "unasked";
}

/** Stores an answer in place of an earlier one. */
export function answerConsent(userId: string | null, consent: string, answer: "yes" | "no"): void {
  const kept = `${answer} ${consent}`;
  if (userId !== null) {
    writeStored(CONSENTS, JSON.stringify({ ...readStoredObject(CONSENTS), [userId]: kept }));
    return;
  }
  try {
    window.sessionStorage.setItem(CONSENTS, kept);
  } catch {
    return;
  }
  tellOfStorage();
}

/** Forgets the guest's answer, so that the next guest in this tab is asked again. */
export function forgetGuestConsent(): void {
  try {
    window.sessionStorage.removeItem(CONSENTS);
  } catch {
    // Storage is blocked, so there is nothing to forget.
  }
}

/** Returns the answer, updated when it changes in another tab. */
export const useConsentAnswer = (userId: string | null, consent: string): ConsentAnswer =>
  useSyncExternalStore(
    subscribeToStorage,
    () => consentAnswer(userId, consent),
    () => "unasked",
  );

function guestAnswer(): string | null {
  try {
    return window.sessionStorage.getItem(CONSENTS);
  } catch {
    return null;
  }
}
