import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { keepCopying } from "./keep-copying.ts";
import { keepTrying } from "./keep-trying.ts";
import { loadSets } from "./load-sets.ts";
import { onSession } from "./on-session.ts";
import { forgetDelivered } from "./remove-sets.ts";

export { unfinishedAnswers } from "./unfinished.ts";

/** Reads the answers of this browser, then sends what waits. Runs once, when the first page is there. */
export async function start(
  offeredScales: readonly OfferedScale[],
  onArrival: (offered: OfferedScale) => void,
): Promise<void> {
  await loadSets();
  onSession((ended) => {
    // Results do not stay readable on a shared computer.
    if (ended !== null) void forgetDelivered(ended);
  });
  keepCopying();
  keepTrying(offeredScales, onArrival);
}
