import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { submitAnswers } from "../api/assessments.ts";
import { ApiError, NetworkError } from "../api/http.ts";
import { completionStamp, now } from "../browser/clock.ts";
import { storeCompletion } from "../browser/completed-tests.ts";
import { oneAtATime } from "../browser/one-at-a-time.ts";
import { removeDraft } from "./drafts.ts";
import { forgetSendingKey } from "./sending-key.ts";
import { isWaiting, type Waiting } from "./waiting.ts";

/** Lets only one tab send at a time, so that none sends what another is sending. */
export const whileNoneSends = <Result>(work: () => Promise<Result>): Promise<Result> =>
  oneAtATime("keepwell.sending", work);

/**
 * Sends answers and, once they arrived, keeps the date and forgets what was kept to send them.
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
  // No longer waiting: they were changed while these were under way, and are a draft of their own.
  if (waited && !isWaiting(userId, survey)) return;
  removeDraft(userId, survey);
  forgetSendingKey(userId, survey);
}

/** Too much at once, something down between us and the server, or a server that cannot store just now. */
const PASSING = [429, 502, 503, 504];

/** Whether the same answers may well be taken later, as they are. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && PASSING.includes(error.status));
