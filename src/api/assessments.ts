import { addresses } from "#core/api/addresses.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { SaveBmiBody } from "#core/api/save-bmi.ts";
import type { SaveKey } from "#core/content-model/call-keys.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { currentToken } from "../browser/session.ts";
import { ApiError, call, NetworkError } from "./http.ts";

type Submission = {
  readonly userId: string;
  readonly answers: Answers;
  /** Item names in the order asked, for calls that take a list. */
  readonly order: readonly string[];
  /** Version of the survey and the rule that were answered. */
  readonly contentHash: string;
  /** Identical in every attempt to send the same answers, so that the server stores them once. */
  readonly idempotencyKey: string;
  /** Counts the changes of the answers, so that a late try never replaces a newer one. */
  readonly revision: number;
  /** Whether the server is our own, whose replies carry a mark. A reply without it came from something in between. */
  readonly isMarked: boolean;
  readonly signal: AbortSignal;
};

/** In replies of our own server: how it took the submission. */
const MARK = "keepwell-submission";

/**
 * Sends the answers of one questionnaire in the format its call expects.
 * @returns the score and its meaning; null from a provider's backend, whose success says nothing of them
 * @throws ApiError, NetworkError
 */
export async function submitAnswers(
  { submit, survey }: Pick<OfferedScale, "submit" | "survey">,
  { userId, answers, order, contentHash, idempotencyKey, revision, isMarked, signal }: Submission,
): Promise<SubmissionReply | null> {
  const { userKey = "", answersKey = "", listsAnswers } = addresses[submit];
  const sent = listsAnswers ? order.map((item) => answers[item]) : answersByQuestion(answers);
  let hasMark = false;
  const options = {
    body: { [userKey]: userId, [answersKey]: sent } as never,
    headers: {
      "keepwell-content": contentHash,
      "idempotency-key": idempotencyKey,
      "keepwell-revision": `${revision}`,
      ...(submit === "submitScale" ? { authorization: currentToken() ?? "" } : {}),
    },
    onHeaders: (headers: Headers) => {
      hasMark = headers.has(MARK);
    },
    signal,
  };
  const asked =
    submit === "submitScale" ? call(submit, { values: { scale: survey }, ...options }) : call(submit, options);
  const reply = await asked.catch((error: unknown) => {
    // Our own server says what it refuses. Without a word, something in between has refused, such as a hotel's Wi-Fi.
    const isForeign = isMarked && error instanceof ApiError && error.status < 500 && !error.hasSentence;
    throw isForeign ? new NetworkError("the answer is not the server's") : error;
  });
  if (!isMarked) return null;
  if (!hasMark) throw new NetworkError("the answer is not the server's");
  return reply;
}

type FirstSubmission = Pick<Submission, "contentHash" | "idempotencyKey"> & {
  /** Whether the server is our own, whose reply is known. */
  readonly isOwn: boolean;
};

/**
 * Saves the result of a survey that is asked before a questionnaire.
 * @throws ApiError, NetworkError
 */
export async function saveFirstResult(
  save: SaveKey,
  { answers, ...result }: SaveBmiBody,
  { contentHash, idempotencyKey, isOwn }: FirstSubmission,
): Promise<void> {
  const reply: Partial<SubmissionReply> | null = await call(save, {
    body: { ...result, ...(answers ? { answers: { ...answers } } : {}) },
    headers: { "keepwell-content": contentHash, "idempotency-key": idempotencyKey },
  });
  // Something between here and the server answered.
  if (isOwn && typeof reply?.submittedAt !== "string") throw new NetworkError("the answer is not the server's");
}
