import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { subscribeToConnection } from "../browser/connection.ts";
import { exchangeCopies, hasNews, sendCopies } from "./copies.ts";
import { keepTrying } from "./keep-trying.ts";
import { loadSets } from "./load-sets.ts";
import { mirroredSets } from "./mirror.ts";
import { onSession } from "./on-session.ts";
import { forgetDelivered } from "./remove-sets.ts";
import { settleOwner } from "./settle-owner.ts";

export { unfinishedAnswers } from "./unfinished.ts";

/** Reads the answers of this browser, then sends what waits. Runs once, when the first page is there. */
export async function start(
  offeredScales: readonly OfferedScale[],
  onArrival: (offered: OfferedScale) => void,
): Promise<void> {
  await loadSets();
  onSession((ended) => {
    // Results do not stay readable on a shared device.
    if (ended !== null) void forgetDelivered(ended);
  });
  keepCopying();
  keepTrying(offeredScales, onArrival);
}

/** People answer several questions within this time, and one call takes them all. */
const REST_MS = 3000;
/** After a failure, which is not worth more calls. */
const LONGER_REST_MS = 30_000;

/** Keeps the server's copies as the sets are here: at start, after a log-in, and a few seconds after each change. */
function keepCopying(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (rest = REST_MS) => {
    if (timer !== undefined || !hasNews()) return;
    timer = setTimeout(async () => {
      timer = undefined;
      // Answers given during the call are news again, and go as soon as the others.
      plan((await sendCopies()) ? REST_MS : LONGER_REST_MS);
    }, rest);
  };
  const exchange = () => void settleOwner().then(exchangeCopies);
  onSession(exchange);
  subscribeToConnection(exchange);
  mirroredSets.listen(() => plan());
  window.addEventListener("pagehide", () => {
    if (hasNews()) void sendCopies(true);
  });
  plan();
}
