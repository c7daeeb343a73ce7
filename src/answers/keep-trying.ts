import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { onReturn, subscribeToConnection } from "../browser/connection.ts";
import { currentUserId } from "../browser/session.ts";
import { subscribeToStorage } from "../browser/storage.ts";
import { sendWaiting } from "./send-waiting.ts";

/** A phone that says it is connected often is not, and no event tells when a server is back. */
const TRY_AGAIN_MS = 60_000;

/**
 * Sends what waits as soon as it may arrive: now, on a log-in, when the connection or the person comes back.
 * `onArrival` is told of each assessment whose answers have arrived.
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
