import { addresses } from "#core/api/addresses.ts";
import type { SubmissionReply } from "#core/api/results.ts";
import type { SaveBmiBody } from "#core/api/save-bmi.ts";
import type { SaveKey } from "#core/content-model/call-keys.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { call } from "./http.ts";

type Submission = {
  readonly userId: string;
  readonly answers: Answers;
  /** Item names in the order asked, for calls that take a list. */
  readonly order: readonly string[];
  /** Version of survey and rule the person answered. */
  readonly contentHash: string;
  /** The same for each try at sending the same answers, so that they are stored once. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
};

/** Sends the answers of one questionnaire in the form its call takes. */
export function submitAnswers(
  { submit, survey }: Pick<OfferedScale, "submit" | "survey">,
  { userId, answers, order, contentHash, idempotencyKey, signal }: Submission,
): Promise<SubmissionReply> {
  const { userKey = "", answersKey = "", listsAnswers } = addresses[submit];
  const sent = listsAnswers ? order.map((item) => answers[item]) : answersByQuestion(answers);
  const options = {
    body: { [userKey]: userId, [answersKey]: sent } as never,
    headers: { "keepwell-content": contentHash, "idempotency-key": idempotencyKey },
    ...(signal ? { signal } : {}),
  };
  return submit === "submitScale" ? call(submit, { values: { scale: survey }, ...options }) : call(submit, options);
}

/** Saves the result of a survey asked first. */
export const saveFirstResult = (save: SaveKey, { answers, ...result }: SaveBmiBody, contentHash: string) =>
  call(save, {
    body: { ...result, ...(answers ? { answers: { ...answers } } : {}) },
    headers: { "keepwell-content": contentHash },
  });
