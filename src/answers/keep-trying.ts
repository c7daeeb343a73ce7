import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { onReturn, subscribeToConnection } from "../browser/connection.ts";
import { currentUserId } from "../browser/session.ts";
import { subscribeToStorage } from "../browser/storage.ts";
import { sendWaiting } from "./send-waiting.ts";

/**
 * A timer is needed besides the events: phones often report a connection they do not have, and no event reports that a
 * server is back.
 */
const TRY_AGAIN_MS = 60_000;

/**
 * Sends waiting answers as soon as they may arrive: now, after a log-in, and when the connection returns or the page
 * becomes visible again. Calls `onArrival` with each scale whose answers have arrived.
 */
export function keepTrying(offeredScales: readonly OfferedScale[], onArrival: (offered: OfferedScale) => void): void {
  const attempt = async () => {
    for (const arrived of await sendWaiting(offeredScales, "itself")) onArrival(arrived);
  };
  let lastUserId = currentUserId();
  subscribeToStorage(() => {
    const userId = currentUserId();
    if (userId === lastUserId) return;
    lastUserId = userId;
    attempt();
  });
  subscribeToConnection(attempt);
  onReturn(attempt);
  setInterval(attempt, TRY_AGAIN_MS);
  attempt();
}
