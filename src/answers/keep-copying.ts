import { subscribeToConnection } from "../browser/connection.ts";
import { exchangeCopies, hasNews, sendCopies } from "./copies.ts";
import { mirroredSets } from "./mirror.ts";
import { onSession } from "./on-session.ts";
import { settleOwner } from "./settle-owner.ts";

/** People answer several questions within this time, and one call takes them all. */
const REST_MS = 3000;
/** After a failure, which is not worth more calls. */
const LONGER_REST_MS = 30_000;

/** Keeps the server's copies as the sets are here: at start, after a log-in, and a few seconds after each change. */
export function keepCopying(): void {
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
