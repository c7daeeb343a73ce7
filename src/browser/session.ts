import { forgetGuestConsent } from "./model-consent.ts";
import { takePreparedPrompt } from "./prepared-prompt.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

// The specification's own keys: other pages of the provider read them too.
const USER_ID = "userID";
const TOKEN = "token";
const SESSION_KEYS = [TOKEN, USER_ID, "authToken", "userSession"];
const USER_ID_FORM = /^[A-Za-z0-9_-]{1,128}$/;

/** Returns the user id stored in this browser; null when there is none, or when the stored value is not an id. */
export function currentUserId(): string | null {
  const id = readStored(USER_ID);
  return id !== null && USER_ID_FORM.test(id) ? id : null;
}

export const currentToken = (): string | null => readStored(TOKEN);

export function startSession(userID: string, token: string): void {
  writeStored(TOKEN, token);
  writeStored(USER_ID, userID);
}

/**
 * Adopts a user id that came with a link. Tokens of another account are removed first, so that they are never used
 * for this one.
 * @returns true when another id was stored before
 */
export function adoptUserId(userID: string): boolean {
  if (!USER_ID_FORM.test(userID)) return false;
  const before = currentUserId();
  if (before === userID) return false;
  clearSession();
  writeStored(USER_ID, userID);
  return before !== null;
}

export function clearSession(): void {
  for (const key of SESSION_KEYS) removeStored(key);
  // The prompt holds this person's scores, and the next person in this tab must not see it.
  takePreparedPrompt();
  forgetGuestConsent();
}
