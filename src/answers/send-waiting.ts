import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { errorText } from "../api/error-text.ts";
import { ApiError } from "../api/http.ts";
import { isConnected } from "../browser/connection.ts";
import { currentUserId } from "../browser/session.ts";
import type { Language } from "../ui/language/language.ts";
import { deliver, isPassing, whileNoneSends } from "./deliver.ts";
import { mayResend } from "./resending.ts";
import { tellOutcomes, type WaitingOutcome } from "./tell-outcomes.ts";
import { endWaiting, waitingOf } from "./waiting.ts";

/** A call that says nothing for so long is given up, or nothing else could be sent meanwhile. */
const PATIENCE_MS = 30_000;

/**
 * Sends what waits of the person now logged in, and tells them what became of it. Unasked, it does so
 * only where that is safe, and without a word when the connection is still missing.
 * @returns what has arrived of the person who is still there
 */
export async function sendWaiting(
  offeredScales: readonly OfferedScale[],
  by: "person" | "itself",
): Promise<OfferedScale[]> {
  const isAsked = by === "person";
  if (!isAsked && !(mayResend() && isConnected())) return [];
  const userId = currentUserId();
  if (userId === null || waitingOf(userId).length === 0) return [];
  const outcomes = await whileNoneSends(() => sendEach(userId, offeredScales));
  if (currentUserId() !== userId) return [];
  tellOutcomes(isAsked ? outcomes : outcomes.filter(({ kind }) => kind !== "unreachable"));
  return outcomes.filter(({ kind }) => kind === "arrived").map(({ offered }) => offered);
}

/** What waits is read here, where nobody else sends: another tab may have sent it a moment ago. */
async function sendEach(userId: string, offeredScales: readonly OfferedScale[]): Promise<WaitingOutcome[]> {
  const outcomes: WaitingOutcome[] = [];
  for (const { survey, ...submission } of waitingOf(userId)) {
    const offered = offeredScales.find((one) => one.survey === survey);
    if (!offered) continue;
    // Someone else may have logged in since. Nothing goes out in the name of a person who is not there.
    if (currentUserId() !== userId) break;
    try {
      await deliver(offered, userId, submission, AbortSignal.timeout(PATIENCE_MS));
      outcomes.push({ kind: "arrived", offered });
    } catch (error) {
      if (error instanceof ApiError && !isPassing(error)) {
        endWaiting(userId, survey);
        const sentence = (language: Language) => (error.hasSentence ? errorText(error, language) : "");
        outcomes.push({ kind: "refused", offered, sentence });
      } else {
        outcomes.push({ kind: "unreachable", offered });
        break;
      }
    }
  }
  return outcomes;
}
