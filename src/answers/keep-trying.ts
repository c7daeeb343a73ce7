import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { fetchHealth } from "../api/content.ts";
import { isConnected, isInSight, onReturn, subscribeToConnection } from "../browser/connection.ts";
import { currentOwner } from "../browser/session.ts";
import type { AnswerSet } from "./answer-set.ts";
import { mirroredSets, setsOf } from "./mirror.ts";
import { onSession } from "./on-session.ts";
import { isResting } from "./resting.ts";
import { sendWaiting } from "./send-waiting.ts";
import { serverAbilities } from "./server-abilities.ts";

/** No event reports that a server is back, and phones often report a connection they do not have. So it is asked. */
const FIRST_LOOK_MS = 2000;
/** What waits is sent at most this long after the server is back. */
const LONGEST_LOOK_MS = 4000;
/** A server that is there and does not take the answers for minutes is asked less often. */
const MANY_TRIES = 60;
const REST_MS = 30_000;

/**
 * Sends waiting answers as soon as they may arrive: now, after a log-in, and when the connection or the server returns
 * or the page becomes visible again. Calls `onArrival` with each scale whose answers have arrived.
 */
export function keepTrying(offeredScales: readonly OfferedScale[], onArrival: (offered: OfferedScale) => void): void {
  const attempt = async (isNewSession = false) => {
    for (const arrived of await sendWaiting(offeredScales, "itself", isNewSession)) onArrival(arrived);
  };
  onSession(() => void attempt(true));
  subscribeToConnection(() => void attempt());
  onReturn(() => void attempt());
  watchServer(attempt);
}

const waiting = (): AnswerSet[] => {
  const owner = currentOwner();
  const isMeant = (set: AnswerSet) => set.state === "sending" || (set.state === "waiting" && set.for === "connection");
  return owner === null ? [] : setsOf(owner).filter(isMeant);
};

/** Asks the server whether it is there, while something waits for it and somebody sees the page. */
function watchServer(attempt: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_LOOK_MS;
  let tries = 0;

  const look = async () => {
    timer = undefined;
    if (!isInSight() || !isConnected() || waiting().every(({ id }) => isResting(id))) return plan();
    const isThere = await fetchHealth().then(
      () => true,
      () => false,
    );
    tries = isThere ? tries + 1 : 0;
    pause = tries > MANY_TRIES ? REST_MS : Math.min(pause * 1.5, LONGEST_LOOK_MS);
    if (isThere) await attempt();
    plan();
  };
  const plan = () => {
    if (waiting().length === 0) {
      clearTimeout(timer);
      timer = undefined;
      pause = FIRST_LOOK_MS;
      tries = 0;
    } else if (serverAbilities().resends) timer ??= setTimeout(() => void look(), pause);
  };
  mirroredSets.subscribe(plan);
}
