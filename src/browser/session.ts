import { forgetGuestConsent } from "./model-consent.ts";
import { takePreparedPrompt } from "./prepared-prompt.ts";
import {
  isTabShared,
  readStored,
  readStoredObject,
  removeStored,
  shareTab,
  unshareTab,
  writeStored,
} from "./storage.ts";
import { clearTab } from "./tab-storage.ts";

// The specification's own keys: other pages of the provider read them too.
const USER_ID = "userID";
const TOKEN = "token";
const OWNER = "keepwell.owner";
const SESSION_KEYS = [TOKEN, USER_ID, "authToken", "userSession", OWNER];
const USER_ID_FORM = /^[A-Za-z0-9_-]{1,128}$/;

/** Returns the user id stored in this browser; null when there is none, or when the stored value is not an id. */
export function currentUserId(): string | null {
  const id = readStored(USER_ID);
  return id !== null && USER_ID_FORM.test(id) ? id : null;
}

export const currentToken = (): string | null => readStored(TOKEN);

/**
 * Returns the name under which this browser keeps what belongs to the session's account. It opens nothing. A session
 * without one, such as one that began with a link, uses the user id.
 */
export function currentOwner(): string | null {
  const userId = currentUserId();
  return userId === null ? null : (knownOwner() ?? userId);
}

/** Returns the owner that the server named for this session; null when it has named none. */
export function knownOwner(): string | null {
  // Other pages of the provider may store another user id and know nothing of owners.
  const { userId, owner } = readStoredObject(OWNER);
  return typeof owner === "string" && owner !== "" && userId === currentUserId() ? owner : null;
}

/** @returns false when the browser refused to keep it: the user id goes on serving as the name */
export const storeOwner = (userId: string, owner: string): boolean =>
  writeStored(OWNER, JSON.stringify({ userId, owner }));

/** Returns whether the person said at the log-in that others use this device too. */
export const isSharedSession = isTabShared;

type Session = {
  /** What the server calls the account's owner; a provider's backend names none. */
  readonly owner?: string | undefined;
  /** On a shared device the session lies in this tab alone. */
  readonly isShared?: boolean;
};

export function startSession(userID: string, token: string, { owner, isShared = false }: Session = {}): void {
  if (isShared !== isTabShared()) {
    // A session that lies in the other place, of whomever.
    for (const key of SESSION_KEYS) removeStored(key);
    if (!isShared) unshareTab();
    else if (!shareTab()) return;
  }
  writeStored(TOKEN, token);
  writeStored(USER_ID, userID);
  removeStored(OWNER);
  if (owner !== undefined) storeOwner(userID, owner);
}

/**
 * Adopts a user id that came with a link. Tokens of another account are removed first, so that they are never used
 * for this one.
 * @returns true when the id is another one than before
 */
export function adoptUserId(userID: string): boolean {
  if (!USER_ID_FORM.test(userID) || currentUserId() === userID) return false;
  const isShared = isTabShared();
  clearSession();
  if (isShared) shareTab();
  writeStored(USER_ID, userID);
  return true;
}

export function clearSession(): void {
  for (const key of SESSION_KEYS) removeStored(key);
  // The prompt holds this person's scores, and the next person in this tab must not see it.
  takePreparedPrompt();
  clearTab();
  forgetGuestConsent();
  unshareTab();
}
