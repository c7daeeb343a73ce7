import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { endWaitingForSets } from "../answers/mirror.ts";

/** In milliseconds. */
const PAUSE = 5000;

/**
 * Reads and sends what is stored of answers. The first page does not need this code, so it is loaded after it. Where it
 * cannot be loaded, the pages wait for it no longer, and it is tried again until it comes: in Chromium with the next
 * page, which is another document then.
 */
export async function startAnswers(
  offeredScales: readonly OfferedScale[],
  onArrival: (offered: OfferedScale) => void,
): Promise<void> {
  try {
    const answers = await import("../answers/start.ts");
    await answers.start(offeredScales, onArrival);
  } catch (error) {
    console.error(error);
    endWaitingForSets();
    setTimeout(() => void startAnswers(offeredScales, onArrival), PAUSE);
  }
}
