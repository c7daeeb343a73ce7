import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { submitAnswers } from "../api/assessments.ts";
import { ApiError, NetworkError } from "../api/http.ts";
import { completionStamp, now } from "../browser/clock.ts";
import { storeCompletion } from "../browser/completed-tests.ts";
import { oneAtATime } from "../browser/one-at-a-time.ts";
import { removeDraft } from "./drafts.ts";
import { forgetSendingKey } from "./sending-key.ts";
import { isWaiting, type Waiting } from "./waiting.ts";

/** Runs `work` while no other tab of this browser sends, so that the same answers are never sent twice. */
export const whileNoneSends = <Result>(work: () => Promise<Result>): Promise<Result> =>
  oneAtATime("keepwell.sending", work);

/**
 * Sends answers. Once they have arrived, stores the completion date and removes the draft and the sending key.
 * @throws ApiError, NetworkError
 */
export async function deliver(
  offered: OfferedScale,
  userId: string,
  submission: Omit<Waiting, "survey">,
  signal?: AbortSignal,
): Promise<void> {
  const { survey, category } = offered;
  const waited = isWaiting(userId, survey);
  await submitAnswers(offered, { userId, ...submission, ...(signal ? { signal } : {}) });
  storeCompletion(userId, category, completionStamp(now()));
  // The answers were changed while they were being sent, so they no longer wait: they are a new draft.
  if (waited && !isWaiting(userId, survey)) return;
  removeDraft(userId, survey);
  forgetSendingKey(userId, survey);
}

/** The client sent too many requests, a proxy in between is down, or the server cannot store anything right now. */
const PASSING = [429, 502, 503, 504];

/** Returns whether the server may accept the same answers later without any change. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && PASSING.includes(error.status));
