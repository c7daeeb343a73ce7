import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { submitAnswers } from "../api/assessments.ts";
import { ApiError, NetworkError } from "../api/http.ts";
import type { Submission } from "./answer-set.ts";
import { mirroredSets } from "./mirror.ts";
import { serverAbilities } from "./server-abilities.ts";

/** Longer than a slow line needs. People wait no longer than this, and nothing else waits for it. */
const LIMIT_MS = 20_000;

/**
 * Posts a submission under the id of its set. It is given up after 20 s, and when the person removes the set.
 * @param whileWaiting is called when the request is on its way
 * @returns the reply; null from a provider's backend
 * @throws ApiError, NetworkError
 */
export async function postSet(
  offered: OfferedScale,
  id: string,
  userId: string,
  submission: Submission,
  whileWaiting: () => void = () => undefined,
) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), LIMIT_MS);
  const unsubscribe = mirroredSets.listen((sets) => {
    if (sets.get(id)?.set.state === "removed") stop.abort();
  });
  const { answers, order, contentHash, seq } = submission;
  try {
    const reply = submitAnswers(offered, {
      userId,
      answers,
      order,
      contentHash,
      idempotencyKey: id,
      revision: seq,
      isMarked: serverAbilities().hasOwnStorage,
      signal: stop.signal,
    });
    whileWaiting();
    return await reply;
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}

/** The client sent too many requests, a proxy in between is down, or the server cannot store anything right now. */
const PASSING = [429, 502, 503, 504];

/** What the lack of a success means for the set. */
type Setback = "unreached" | "passing" | "log-in" | "too-late" | "refused";

export function setbackOf(error: unknown): Setback {
  if (error instanceof NetworkError || !(error instanceof ApiError)) return "unreached";
  if (PASSING.includes(error.status)) return "passing";
  if (error.status === 401 || error.code === "UNKNOWN_USER") return "log-in";
  // Under another id it can still be sent, when the person wants that.
  return ["KEY_REUSED", "DRAFT_ENDED"].includes(error.code) ? "too-late" : "refused";
}
