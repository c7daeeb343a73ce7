import { forgetGuestConsent } from "./model-consent.ts";
import { takePreparedPrompt } from "./prepared-prompt.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

// The specification's own keys: other pages of the provider read them too.
const USER_ID = "userID";
const TOKEN = "token";
const SESSION_KEYS = [TOKEN, USER_ID, "authToken", "userSession"];
const USER_ID_FORM = /^[A-Za-z0-9_-]{1,128}$/;

/** Id of the person using this browser; null when nobody is, or when the stored value is not an id. */
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
 * Takes over an id that a link of the provider brought. Another person's tokens go first, so that they
 * are never used in this one's name.
 * @returns true when another id stood here before
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
  // It holds this person's scores; the next one in this tab must not find it.
  takePreparedPrompt();
  forgetGuestConsent();
}
