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

/**
 * A call without a reply is aborted after this time. Otherwise it would hold the lock, and nothing else could be sent.
 */
const REPLY_TIMEOUT_MS = 30_000;

/**
 * Sends the waiting answers of the account that is logged in, and shows the outcome. When started automatically, it
 * runs only if sending again is safe, and it stays silent while the connection is still missing.
 * @returns the scales whose answers arrived for the account that is still logged in
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

/** Reads the waiting answers inside the lock: another tab may have sent them a moment ago. */
async function sendEach(userId: string, offeredScales: readonly OfferedScale[]): Promise<WaitingOutcome[]> {
  const outcomes: WaitingOutcome[] = [];
  for (const { survey, ...submission } of waitingOf(userId)) {
    const offered = offeredScales.find((one) => one.survey === survey);
    if (!offered) continue;
    // Another account may have logged in meanwhile. Nothing is sent for an account that is no longer logged in.
    if (currentUserId() !== userId) break;
    try {
      await deliver(offered, userId, submission, AbortSignal.timeout(REPLY_TIMEOUT_MS));
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
