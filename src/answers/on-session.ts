import { currentOwner, currentToken, currentUserId } from "../browser/session.ts";
import { subscribeToStorage } from "../browser/storage.ts";

/**
 * Calls the listener now and whenever somebody logs in or out, in this tab or another.
 * @param listener gets the owner of the session that has ended; null when there was none
 */
export function onSession(listener: (ended: string | null) => void): void {
  let [userId, token, owner] = [currentUserId(), currentToken(), currentOwner()];
  subscribeToStorage(() => {
    const ended = owner;
    owner = currentOwner();
    if (userId === currentUserId() && token === currentToken()) return;
    const isOther = userId !== currentUserId();
    [userId, token] = [currentUserId(), currentToken()];
    listener(isOther ? ended : null);
  });
  listener(null);
}
