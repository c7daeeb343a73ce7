import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { errorText } from "../api/error-text.ts";
import { ApiError } from "../api/http.ts";
import { isConnected } from "../browser/connection.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import type { Language } from "../ui/language/language.ts";
import { setsAreLoaded, setsOf } from "./mirror.ts";
import { isResting } from "./resting.ts";
import { asBefore, type Outcome, sendSet, sendSetIfIdle } from "./send-set.ts";
import { serverAbilities } from "./server-abilities.ts";
import { tellOutcomes, type WaitingOutcome } from "./tell-outcomes.ts";

/**
 * Sends the waiting answers of the account that is logged in, each on its own, and shows the outcome. When started
 * automatically, it runs only if sending again is safe, and it stays silent while the connection is still missing.
 * @param isNewSession whether answers that wait for a log-in are tried too
 * @returns the scales whose answers arrived for the account that is still logged in
 */
export async function sendWaiting(
  offeredScales: readonly OfferedScale[],
  by: "person" | "itself",
  isNewSession = by === "person",
): Promise<OfferedScale[]> {
  const isAsked = by === "person";
  if (!isAsked && !(serverAbilities().resends && isConnected())) return [];
  await setsAreLoaded;
  const owner = currentOwner();
  const userId = currentUserId();
  if (owner === null || userId === null) return [];
  const outcomes: WaitingOutcome[] = [];
  const waiting = setsOf(owner).filter(
    (set) => set.state === "waiting" && (isNewSession || (set.for === "connection" && !isResting(set.id))),
  );
  await Promise.all(
    waiting.map(async ({ id, survey }) => {
      const offered = offeredScales.find((one) => one.survey === survey);
      if (!offered) return;
      const target = { id, owner, offered };
      const outcome = await (isAsked ? sendSet(target, asBefore) : sendSetIfIdle(target, asBefore));
      const shown = outcome && shownOutcome(offered, outcome);
      if (!shown || (shown.kind === "unreachable" && !isAsked)) return;
      // One that hangs must not hold up news of the others.
      outcomes.push(shown);
      tellOutcomes(userId, outcomes);
    }),
  );
  if (currentUserId() !== userId) return [];
  return outcomes.filter(({ kind }) => kind === "arrived").map(({ offered }) => offered);
}

function shownOutcome(offered: OfferedScale, outcome: Outcome): WaitingOutcome | null {
  switch (outcome.kind) {
    case "delivered":
    case "changed":
      return { kind: "arrived", offered };
    case "unreached":
    case "passing":
      return { kind: "unreachable", offered };
    case "log-in":
      return { kind: "log-in", offered };
    case "refused":
    case "too-late": {
      const { error } = outcome;
      const sentence = (language: Language) =>
        error instanceof ApiError && error.hasSentence ? errorText(error, language) : "";
      return { kind: "refused", offered, sentence };
    }
    default:
      return null;
  }
}
